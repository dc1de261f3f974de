import type { Locator, Page } from '@playwright/test';
import type { Club } from '../browser/support/club';

/** An open console on a desktop or a phone. */
export type Visit = {
  page: Page;
  club: Club;
  isPhone: boolean;
  /** Moves the server's time; the page's time is stopped. */
  passSeconds: (seconds: number) => void;
};

/** A screen in one of its states. */
export type Screen = {
  /** Name of its pictures. */
  name: string;
  /** Caption on the page of all pictures. */
  title: string;
  path?: string;
  /** True for a page without a session. */
  isGuest?: true;
  /** True for a club without tournaments; otherwise it has the demo season. */
  isEmpty?: true;
  /** Additional variables for the server. */
  env?: Readonly<Record<string, string>>;
  /** True when the dark theme gets pictures too. */
  isDark?: true;
  /** The only size to take; the other one has nothing new to show. */
  only?: 'desk' | 'phone';
  /** Prepares the data before the page opens. */
  prepare?: (visit: Visit) => Promise<unknown>;
  /** Brings the opened page to the pictured state. */
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
