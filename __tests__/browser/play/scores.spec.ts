import { expect, createSeeds, test } from '../support/fixtures';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, leaveForList, openRoster } from '../support/roster';
import {
  expectCourtPlayed,
  startPlay,
  getButton,
  getCourt,
  getScoreFields,
  getPlayStatus,
  getTab,
} from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]) });

test('PLAY-3, PLAY-9, PLAY-16, DRAW-1: an Американо of eight is played by keyboard alone, four keys a match', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await getButton(page, 'Начать игру').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/rounds$/);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let round = 1; round <= 7; round += 1) {
    await expect(getPlayStatus(page)).toContainText(`Раунд ${round} из 7`);
    await getButton(page, 'Записать счёт: корт 1').focus();
    await page.keyboard.press('Enter');
    await expect(getScoreFields(page, 1).first()).toBeFocused();
    for (const digits of ['15', String(8 + round)]) {
      for (const digit of digits) await press(digit);
      await press('Tab');
    }
    // After the last score the focus moves to the next round's button.
    await expect(
      getButton(page, round < 7 ? `Начать раунд ${round + 1}` : 'Закончить турнир'),
    ).toBeFocused();
    await page.keyboard.press('Enter');
  }
  expect(keys).toBeLessThanOrEqual(7 * 2 * 4);
  await expect(getPlayStatus(page)).toContainText('Турнир закончен: 7 раундов');
  await expect(page).toHaveURL(/\/play\/table$/);
  await expect(getTab(page, 'Итог')).toBeFocused();
  await expect(getButton(page, 'Итог')).toHaveCount(0);
  const read = () => createOtherDesk(club).read();
  await expect.poll(async () => (await read()).outcome.finishedAt).not.toBeNull();
  const { rounds } = await read();
  const partners = rounds.flatMap(({ matches }) =>
    matches.flatMap(({ a, b }) => [[...a].sort().join(), [...b].sort().join()]),
  );
  expect(new Set(partners).size).toBe(28);
  expect(
    rounds.flatMap(({ matches }) => matches.map(({ result }) => result!.a + result!.b)),
  ).toEqual(Array.from({ length: 14 }, () => 24));
  await getTab(page, 'Раунды').click();
  await getButton(page, 'Итог').click();
  await expect(page.getByRole('table')).toContainText('Мария Орлова');
  await getTab(page, 'Раунды').click();
  await expect(getButton(page, /^Раунд 1, Корт 1: /)).toBeDisabled();
  await expect(getScoreFields(page, 1)).toHaveCount(0);
  await expect(getButton(page, /^Прерван или не сыгран: /)).toHaveCount(0);
  await expect(getButton(page, 'Ещё раунд')).toHaveCount(0);
  await expect(getCourt(page, 1)).toContainText('15');
  await getTab(page, 'Итог').click();
  await getButton(page, 'Открыть снова').click();
  await getTab(page, 'Раунды').click();
  await expect(getScoreFields(page, 1)).toHaveCount(2);
  await expect(getButton(page, 'Закончить турнир')).toBeVisible();
});

test('PLAY-2, PLAY-3: an impossible score is not taken, and a sentence says why', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await startPlay(page);
  await getScoreFields(page, 2).first().fill('99');
  await expect(getScoreFields(page, 2).first()).toHaveValue('9');
  await expect(getScoreFields(page, 2).last()).toHaveValue('15');
  await page.keyboard.press('Escape');
  const told = getCourt(page, 2).getByRole('alert');
  await getScoreFields(page, 2).first().fill('25:15');
  await expect(told).toHaveText('25 не записать: не больше 24');
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await page.keyboard.type('25');
  await expect(told).toHaveText('25 не записать: не больше 24');
  await expect(getScoreFields(page, 2).first()).toHaveValue('');
});

test('PLAY-2, PLAY-3: a match may be stopped or not played', async ({ page, club }) => {
  await openRoster(page, club);
  await startPlay(page);
  await getCourt(page, 1)
    .getByRole('button', { name: /^Прерван или не сыгран/ })
    .click();
  const pad = page.getByRole('dialog', { name: 'Корт 1' });
  await pad.getByRole('button', { name: 'Прерван' }).click();
  await pad.getByRole('button', { name: '7', exact: true }).click();
  await pad.getByRole('button', { name: '5', exact: true }).click();
  await expect(pad).toContainText('7:5, прерван записано');
  await expect
    .poll(async () =>
      (await createOtherDesk(club).read()).rounds[0]!.matches.map((one) => one.result),
    )
    .toEqual([{ a: 7, b: 5, mark: 'stopped' }, null]);
  await pad.getByRole('button', { name: 'Дальше: корт 2' }).click();
  await page
    .getByRole('dialog', { name: 'Корт 2' })
    .getByRole('button', { name: 'Не сыгран' })
    .click();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(getCourt(page, 2).getByText('не сыгран', { exact: true })).toBeVisible();
  await expect(getButton(page, 'Начать раунд 2')).toBeVisible();
});

test('PLAY-81: a held key is one digit, a digit after a whole score is nothing, and Enter after the last score begins the next round', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await startPlay(page);
  await getScoreFields(page, 1).first().focus();
  // A key that stays pressed sends repeated events.
  await page.keyboard.down('9');
  await page.keyboard.down('9');
  await page.keyboard.up('9');
  await expect(getScoreFields(page, 1).last()).toHaveValue('15');
  await page.keyboard.type('1');
  await expect(getScoreFields(page, 1).first()).toHaveValue('9');
  await expect(getScoreFields(page, 2).first()).toHaveValue('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(getPlayStatus(page)).toContainText('Раунд 2 из 7');
  await expect
    .poll(async () =>
      (await createOtherDesk(club).read()).rounds[0]!.matches.map(({ result }) => result?.a),
    )
    .toEqual([9, 14]);
});

test('PLAY-3: half of a score waits while another tab, or the list, is looked at @deep', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).set({ scoring: 'firstTo', firstTo: 16 });
  await openRoster(page, club);
  await startPlay(page);
  await getScoreFields(page, 2).first().focus();
  await page.keyboard.type('9');
  await getTab(page, 'Таблица').click();
  await page.getByRole('table').waitFor();
  await getTab(page, 'Раунды').click();
  await expect(getScoreFields(page, 2).first()).toHaveValue('9');
  await leaveForList(page);
  await page.goBack();
  await expect(getScoreFields(page, 2).first()).toHaveValue('9');
  await getScoreFields(page, 2).last().focus();
  await page.keyboard.type('16');
  await expect
    .poll(async () => (await createOtherDesk(club).read()).rounds[0]!.matches[1]!.result)
    .toEqual({ a: 9, b: 16, mark: null });
});

test('PLAY-3, PLAY-11: over half of a score that waits a whole one may come, which is not overwritten unseen @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  const elsewhere = createOtherDesk(club);
  await elsewhere.set({ scoring: 'firstTo', firstTo: 16 });
  await openRoster(page, club);
  await startPlay(page);
  await getScoreFields(page, 2).first().focus();
  await page.keyboard.type('9');
  await leaveForList(page);
  await elsewhere.score(2, 8);
  await page.goBack();
  await expectCourtPlayed(page, 2);
  await expect(getScoreFields(page, 2).first()).toHaveValue('9');
  await getScoreFields(page, 2).last().focus();
  await page.keyboard.type('16');
  const refused = page.getByRole('alert', { name: 'Не принято' });
  await expect(refused).toContainText('Сейчас: 8:16; у вас: 9:16');
});

test('PLAY-3, PLAY-11: a typed score is saved once however it is left, and one that came meanwhile is not overwritten unseen', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  const play = createOtherDesk(club);
  await openRoster(page, club);
  await startPlay(page);
  await getScoreFields(page, 1).first().focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await play.read()).rounds[0]!.matches[0]!.result)
    .toEqual({ a: 2, b: 22, mark: null });
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect.poll(async () => (await play.read()).rounds[0]!.matches[0]!.result).toBeNull();

  await getScoreFields(page, 2).first().focus();
  await page.keyboard.type('1');
  await play.score(2, 10);
  await expectCourtPlayed(page, 2);
  await page.keyboard.press('Tab');
  const refused = page.getByRole('alert', { name: 'Не принято' });
  await expect(refused).toContainText('Сейчас: 10:14; у вас: 1:23');
});
