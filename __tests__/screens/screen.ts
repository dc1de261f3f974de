import type { Locator, Page } from '@playwright/test';
import type { Club } from '../browser/support/club';

/** Somebody at a desk or with a phone, who has the console open. */
export type Visit = {
  page: Page;
  club: Club;
  isPhone: boolean;
  /** The server's time goes on at once; that of the page stands still. */
  passSeconds: (seconds: number) => void;
};

/** A screen in one of its states. */
export type Screen = {
  /** Of its pictures. */
  name: string;
  /** What one sees, for the page of all pictures. */
  title: string;
  path?: string;
  /** Nobody is signed in. */
  isGuest?: true;
  /** The club has no tournaments, in place of the demo's. */
  isEmpty?: true;
  /** What the server is started with beside the usual. */
  env?: Readonly<Record<string, string>>;
  /** There is a picture in the dark theme as well. */
  isDark?: true;
  /** There is nothing to see of it on the other. */
  only?: 'desk' | 'phone';
  /** What is made ready before the page is opened. */
  prepare?: (visit: Visit) => Promise<unknown>;
  /** The way from the opened page to what is to be seen. */
  reach?: (visit: Visit) => Promise<unknown>;
};

/** The tournaments in the list, without its headings. */
export const getRows = (page: Page): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: '₽' });

/** The details of one of the list's tournaments. */
export async function openDetails({ page }: Visit, index = 1): Promise<Locator> {
  await getRows(page).nth(index).getByRole('cell').nth(2).click();
  const details = page.getByRole('dialog', { name: 'Детальная информация о турнире' });
  await details.waitFor();
  return details;
}

export const press = (scope: Page | Locator, name: string | RegExp): Promise<void> =>
  scope.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
