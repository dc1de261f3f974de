import type { Locator, Page } from '@playwright/test';
import type { Club } from '../browser/support/club';

/** An open console on a desktop or a phone. */
export type Visit = {
  page: Page;
  club: Club;
  isPhone: boolean;
  /** Moves the server's time at once; the page's time is stopped. */
  passSeconds: (seconds: number) => void;
};

/** A screen in one of its states. */
export type Screen = {
  /** Name of its pictures. */
  name: string;
  /** Caption on the page of all pictures. */
  title: string;
  path?: string;
  /** Without a session. */
  isGuest?: true;
  /** The club has no tournaments instead of the demo season. */
  isEmpty?: true;
  /** Additional variables for the server. */
  env?: Readonly<Record<string, string>>;
  /** Adds pictures in the dark theme. */
  isDark?: true;
  /** Skips the other size, where there is nothing to see. */
  only?: 'desk' | 'phone';
  /** Prepares the data before the page opens. */
  prepare?: (visit: Visit) => Promise<unknown>;
  /** Leads from the opened page to the screen. */
  reach?: (visit: Visit) => Promise<unknown>;
};

/** Tournaments in the list, without the heading. */
export const getRows = (page: Page): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: '₽' });

export async function openDetails({ page }: Visit, index = 1): Promise<Locator> {
  await getRows(page).nth(index).getByRole('cell').nth(2).click();
  const details = page.getByRole('dialog', { name: 'Детальная информация о турнире' });
  await details.waitFor();
  return details;
}

export const press = (scope: Page | Locator, name: string | RegExp): Promise<void> =>
  scope.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
