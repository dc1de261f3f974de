import type { Locator, Page, Route } from '@playwright/test';

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

/** Begins the play, as it stands in the roster, and waits until the server has its round. */
export async function begin(page: Page): Promise<void> {
  const sent = page.waitForResponse('**/play/changes');
  await button(page, 'Начать игру').click();
  await court(page, 1).waitFor();
  await sent;
}

/** Holds the next change that the page sends. @returns lets it go */
export async function holdChange(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route('**/play/changes', hold, { times: 1 });
  return letGo;
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
