import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './everywhere';

/** The state of the play, above its tabs. */
export const getPlayStatus = (page: Page): Locator =>
  page.getByRole('region', { name: 'Как идут дела' });

export const getTab = (page: Page, name: 'Состав' | 'Раунды' | 'Таблица' | 'Итог'): Locator =>
  page.getByRole('tab', { name });

export const getCourt = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Корт ${number}`, exact: true });

/** Waits until a court's card has the state «сыгран», a word that its button «Прерван или не сыгран?» also contains. */
export const expectCourtPlayed = (page: Page, number: number): Promise<void> =>
  expect(getCourt(page, number).getByText('сыгран', { exact: true })).toBeVisible();

/** Waits until the status says that a round is over: «сыгран», not «сыгран 1 матч из 2». */
export const expectRoundPlayed = (page: Page, round: string): Promise<void> =>
  expect(getPlayStatus(page)).toHaveText(
    new RegExp(String.raw`${round.replaceAll(' ', String.raw`\s`)} · сыгран(?!о|\s\d)`),
  );

/** The two score fields of a court on a desktop. */
export const getScoreFields = (page: Page, number: number): Locator =>
  getCourt(page, number).getByRole('textbox', { name: /^(Очки|Геймы): / });

export const getButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

/** The menu of rare actions on the shown tab. */
export const openPlayMenu = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click();

export async function choosePlayAction(page: Page, name: string): Promise<void> {
  await openPlayMenu(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Starts the play from the roster, and waits until the server has its round. */
export async function startPlay(page: Page): Promise<void> {
  const sent = page.waitForResponse('**/play/changes');
  await getButton(page, 'Начать игру').click();
  await getCourt(page, 1).waitFor();
  await sent;
}

/** Holds the next change that the page sends. @returns a function that releases it */
export async function holdChange(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route('**/play/changes', hold, { times: 1 });
  return release;
}

/** Types the first pair's points of each court, and moves to the next one. */
export async function typeScores(page: Page, ...points: readonly number[]): Promise<void> {
  await getScoreFields(page, 1).first().focus();
  for (const one of points) {
    await page.keyboard.type(String(one));
    await page.keyboard.press('Tab');
  }
}

/** Rows of the standings, such as «1 Анна Крылова 15». */
export const listPlaces = (page: Page): Promise<string[]> =>
  page.getByRole('table').first().getByRole('rowheader').allInnerTexts();
