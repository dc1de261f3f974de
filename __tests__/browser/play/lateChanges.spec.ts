import type { Page } from '@playwright/test';
import type { Club } from '../support/club';
import { expect, createSeeds, test } from '../support/fixtures';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, getEntryRow, listNames, openRoster } from '../support/roster';
import {
  getButton,
  getCourt,
  getPlayStatus,
  getScoreFields,
  getTab,
  startPlay,
  typeScores,
} from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(8)]) });

async function playFirstRound(page: Page, club: Club): Promise<void> {
  await openRoster(page, club);
  await startPlay(page);
  await typeScores(page, 20, 15);
}

test('PLAY-3: digits right after the round began are its first score @deep', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await startPlay(page);
  await page.keyboard.type('15');
  await expect(getScoreFields(page, 1).first()).toHaveValue('15');
  await expect(getScoreFields(page, 1).last()).toHaveValue('9');
});

test('PLAY-56: a score corrected before the next round has one offers to draw that round again', async ({
  page,
  club,
}) => {
  await playFirstRound(page, club);
  await getButton(page, 'Начать раунд 2').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 2');
  const offer = getButton(page, 'Перерисовать раунд 2');
  await expect(offer).toHaveCount(0);
  await getButton(page, /^Раунд 1, Корт 1: /).click();
  const pad = page.getByRole('dialog', { name: 'Корт 1' });
  await pad.getByRole('button', { name: '4', exact: true }).click();
  await pad.getByRole('button', { name: 'Закрыть' }).click();
  const desk = createOtherDesk(club);
  const readSecondId = async () => (await desk.read()).rounds[1]?.id;
  await expect.poll(readSecondId).toBeDefined();
  const before = await readSecondId();
  await offer.click();
  await expect(page.getByText('Раунд 2 начат с новой жеребьёвкой')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect.poll(readSecondId).not.toBe(before);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect.poll(readSecondId).toBe(before);
  await expect(offer).toBeVisible();
});

test('ROSTER-10: a player who has played is not dragged out of the roster', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await startPlay(page);
  await getTab(page, 'Состав').click();
  const name = 'Артём Климов';
  await getEntryRow(page, name).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Уже играет')).toBeVisible();
  expect(await listNames(page, 'Основной состав')).toContain(name);
});

test('PLAY-16: a play that another device has finished takes no score that is typed @deep', async ({
  page,
  club,
}) => {
  await playFirstRound(page, club);
  await getScoreFields(page, 1).first().focus();
  const desk = createOtherDesk(club);
  const listScored = async () =>
    (await desk.read()).rounds[0]!.matches.filter(({ result }) => result);
  // A score after the end is refused (PLAY-60).
  await expect.poll(async () => (await listScored()).length).toBe(2);
  const to = { finishedAt: new Date().toISOString() };
  await desk.change([{ kind: 'outcomeChanged', from: { finishedAt: null }, to }]);
  await expect(getButton(page, 'Итог')).toBeVisible();
  await expect(getScoreFields(page, 1)).toHaveCount(0);
  await page.keyboard.type('11');
  await expect(getCourt(page, 1)).toContainText('20');
  expect((await desk.read()).rounds[0]!.matches[0]!.result).toMatchObject({ a: 20, b: 4 });
});
