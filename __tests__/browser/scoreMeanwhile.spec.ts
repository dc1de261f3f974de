import type { Page, Response } from '@playwright/test';
import { expect, createSeeds, test } from './support/fixtures';
import { createTournamentSeed } from './support/roster';
import {
  createScoreDesk,
  getNumberButton,
  getNumberLink,
  getPairPoints,
} from './support/scorePage';

test.use({
  tournaments: createSeeds([createTournamentSeed(8, { tournament_type: 'Мексикано' })]),
  viewport: { width: 390, height: 844 },
});

const isNewBoard = (response: Response) =>
  response.url().endsWith('/board') && response.status() === 200;

type Desk = ReturnType<typeof createScoreDesk>;

/**
 * Opens the pad of the first court, with a scoring in which each pair takes one press.
 * @returns its address
 */
async function openPadOfPairs(page: Page, desk: Desk): Promise<string> {
  await desk.play.set({ scoring: 'firstTo', firstTo: 16 });
  const address = (await desk.open()) + (await desk.getPadQuery(1));
  await page.goto(address);
  return address;
}

/** Enters 9:16 on another phone. */
async function scoreElsewhere(page: Page, address: string, desk: Desk): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(address);
  await getNumberLink(other, 9).click();
  await getNumberButton(other, 16).click();
  await expect.poll(() => desk.readResult(1)).toEqual({ a: 9, b: 16, mark: null });
}

async function pressFirst(page: Page, points: number): Promise<void> {
  await getNumberLink(page, points).click();
  await expect(getPairPoints(page, 'a')).toHaveText(String(points));
}

/** Completing 7:16 is refused. After the page has shown 9:16, the score can be corrected. */
async function expectRefused(page: Page, desk: Desk): Promise<void> {
  await getNumberButton(page, 16).click();
  await expect(page.getByText('Счёт уже ввели: 9:16. У\u00a0вас: 7:16.')).toBeVisible();
  await expect(getPairPoints(page, 'a')).toHaveText('9');
  expect(await desk.readResult(1)).toEqual({ a: 9, b: 16, mark: null });
  await page.locator('#pair-a').click();
  await pressFirst(page, 8);
  await getNumberButton(page, 16).click();
  await expect.poll(() => desk.readResult(1)).toEqual({ a: 8, b: 16, mark: null });
}

test('PLAY-11, SEEN-17: half of a score writes over nothing that another phone has entered since', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const desk = createScoreDesk(club);
  const address = await openPadOfPairs(page, desk);
  await pressFirst(page, 7);
  const told = page.waitForResponse(isNewBoard);
  await scoreElsewhere(page, address, desk);
  await told;
  await expectRefused(page, desk);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('PLAY-11, SEEN-17: a result that came before the first half was pressed stays as well', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 409/);
    const desk = createScoreDesk(club);
    await scoreElsewhere(page, await openPadOfPairs(page, desk), desk);
    await pressFirst(page, 7);
    await expectRefused(page, desk);
  });
});
