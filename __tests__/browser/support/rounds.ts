import type { Locator, Page } from '@playwright/test';

/** Where the play stands, over its tabs. */
export const status = (page: Page): Locator => page.getByRole('region', { name: 'Как идут дела' });

export const tab = (page: Page, name: 'Состав' | 'Раунды' | 'Таблица'): Locator =>
  page.getByRole('tab', { name });

export const court = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Корт ${number}`, exact: true });

/** The two fields of a court, on a desk. */
export const fields = (page: Page, number: number): Locator =>
  court(page, number).getByRole('textbox', { name: /^Очки: / });

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

/** Begins the play, as it stands in the roster. */
export async function begin(page: Page): Promise<void> {
  await button(page, 'Начать игру').click();
  await court(page, 1).waitFor();
}

/** Holds every change that the page sends. @returns lets them go */
export async function holdChanges(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/play/changes', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unroute('**/play/changes', undefined);
  };
}

/** Types the first pair's points of each court, and goes on. */
export async function typeScores(page: Page, ...points: readonly number[]): Promise<void> {
  await fields(page, 1).first().focus();
  for (const one of points) {
    await page.keyboard.type(String(one));
    await page.keyboard.press('Tab');
  }
}

/** Of the table: «1 Анна Крылова 15». */
export const places = (page: Page): Promise<string[]> =>
  page.getByRole('table').first().getByRole('rowheader').allInnerTexts();
