import { listControlsInSight } from '../support/countControls';
import { expectAccessible } from '../support/expectAccessible';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { createOtherDesk } from '../support/otherDesk';
import {
  chooseAction,
  createTodaysSeed,
  openRoster,
  getPlayUrl,
  getArrivedCheckbox,
} from '../support/roster';
import {
  choosePlayAction,
  openPlayMenu,
  startPlay,
  getButton,
  getCourt,
  getPlayStatus,
  getTab,
  typeScores,
} from '../support/rounds';
import { installClock } from '../support/stillTime';

test.use({ tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]) });

/** As many letters as a court's name may have. */
const LONG_COURT = 'Центральнокрытыйотапливаемыйдальнийк';

test('PLAY-10: a wrong score is corrected two rounds later', async ({ page, club }) => {
  await openRoster(page, club);
  await startPlay(page);
  const undoing = page.getByRole('button', { name: 'Отменить', exact: true });
  await expect(undoing).toBeVisible();
  await getButton(page, /^Прерван или не сыгран: /)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '15', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  // Without the score, the toast would stay for ten seconds.
  await expect(undoing).toHaveCount(0, { timeout: 3_000 });
  await typeScores(page, 15, 10);
  await getButton(page, 'Начать раунд 2').click();
  await typeScores(page, 12, 20);
  await getButton(page, 'Начать раунд 3').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 3 из 7');
  await getButton(page, /^Раунд 1, Корт 1: .*15:9/).click();
  const pad = page.getByRole('dialog', { name: 'Корт 1' });
  await pad.getByRole('button', { name: '9', exact: true }).click();
  await expect(pad).toContainText('9:15 записано');
  await pad.getByRole('button', { name: 'Закрыть' }).click();
  await expect(getButton(page, /^Раунд 1, Корт 1: .*9:15/)).toBeVisible();
  await expect
    .poll(async () => (await createOtherDesk(club).read()).rounds[0]!.matches[0]!.result)
    .toEqual({ a: 9, b: 15, mark: null });
});

test('PLAY-15: a round is taken back, and comes again with its score', async ({ page, club }) => {
  const desk = createOtherDesk(club);
  await desk.startRound();
  await desk.score(1, 15);
  await desk.score(2, 10);
  await desk.startRound();
  await desk.score(1, 14);
  await openRoster(page, club);
  await getTab(page, 'Раунды').click();
  await choosePlayAction(page, 'Отменить раунд');
  const question = page.getByRole('dialog', { name: 'Отменить раунд 2?' });
  await expect(question).toContainText('Счёт 1 матча уйдёт вместе с ним.');
  await question.getByRole('button', { name: 'Отменить раунд' }).click();
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из 7');
  await expect.poll(async () => (await desk.read()).rounds[1]?.start ?? null).toBeNull();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(getPlayStatus(page)).toContainText('Раунд 2 из 7');
  await expect
    .poll(async () => (await desk.read()).rounds[1]?.matches[0]!.result)
    .toEqual({ a: 14, b: 10, mark: null });
});

test('PLAY-9: next to plan and courts the rounds have at most eight controls, and so has the table', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await startPlay(page);
  const main = page.getByRole('main');
  const controls = await listControlsInSight(main, ['nav', '[data-court]']);
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(8);
  await typeScores(page, 15, 9);
  await getTab(page, 'Таблица').click();
  await page.getByRole('table').waitFor();
  const ofTable = await listControlsInSight(main, ['table']);
  expect(ofTable.length, ofTable.join(', ')).toBeLessThanOrEqual(8);
});

test('PLAY-70: a type that the page does not know has a message in place of the rounds, and draws nothing', async ({
  page,
  club,
}) => {
  await page.route('**/api/tournaments', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Американо', 'Турнир будущего');
    await route.fulfill({ response, body });
  });
  await openRoster(page, club);
  await expect(page.getByRole('heading', { name: /Турнир будущего/ })).toBeVisible();
  await expect(getPlayStatus(page)).toBeVisible();
  await expect(getButton(page, 'Начать игру')).toHaveCount(0);
  await getTab(page, 'Раунды').click();
  const message = page.getByRole('heading', {
    name: 'Этот тип турнира новее страницы: обновите её',
  });
  await expect(message).toBeVisible();
  await createOtherDesk(club).startRound();
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из 7');
  await expect(message).toBeVisible();
  await expect(getCourt(page, 1)).toHaveCount(0);
  await expect(getButton(page, /^Записать счёт/)).toHaveCount(0);
  await openPlayMenu(page);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^(Честность|Следующий раунд)/ })).toHaveCount(0);
});

test('PLAY-9, PLAY-12, PLAY-13: unmarked players are asked about at the start; a player who leaves is drawn no more', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  for (const name of ['Анна Крылова', 'Дмитрий Лунёв', 'Елена Сафонова', 'Игорь Ветров']) {
    await getArrivedCheckbox(page, name).check();
  }
  await getButton(page, 'Начать игру').click();
  const asked = page.getByRole('dialog', { name: 'Они играют?' });
  await asked
    .getByRole('radiogroup', { name: 'Павел Зимин' })
    .getByRole('radio', { name: 'не пришёл' })
    .check({ force: true });
  for (const name of ['Мария Орлова', 'Светлана Рябова', 'Артём Климов']) {
    await expect(asked.getByRole('radiogroup', { name })).toBeVisible();
  }
  await expect(asked.getByRole('status')).toHaveText('Играют 4, отдыхают 3.');
  await asked.getByRole('button', { name: 'Начать игру' }).click();
  await expect(page.getByText(/^Отдыхают .*,.*,/)).toBeVisible();
  await expect(page.getByText(/Павел Зимин/)).toHaveCount(0);
  await typeScores(page, 15);

  await getTab(page, 'Состав').click();
  await chooseAction(page, 'Анна Крылова', 'Ушёл');
  await getButton(page, 'Проверить жеребьёвку').click();
  const stale = page.getByRole('dialog', { name: 'Жеребьёвка устарела' });
  await expect(stale).toContainText('Больше не играет: Анна Крылова.');
  await expect(stale.getByRole('button', { name: 'Оставить' })).toHaveCount(0);
  await stale.getByRole('button', { name: 'Перерисовать' }).click();
  await getButton(page, 'Начать раунд 2').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 2');
  await expect
    .poll(async () => (await createOtherDesk(club).read()).rounds[1]?.start ?? null)
    .not.toBeNull();
  const { rounds, entries } = await createOtherDesk(club).read();
  const anna = entries.find(({ familyName }) => familyName === 'Крылова')!.id;
  const later = rounds
    .slice(1)
    .flatMap(({ matches, rests }) => [...matches.flatMap(({ a, b }) => [...a, ...b]), ...rests]);
  expect(later).not.toContain(anna);
});

test('PLAY-9, PLAY-11: a question at the start goes once another device has begun, and marks of others hold', async ({
  page,
  club,
}) => {
  const play = createOtherDesk(club);
  await openRoster(page, club);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await getButton(page, 'Начать игру').click();
  const asked = page.getByRole('dialog', { name: 'Они играют?' });
  await play.mark('Дмитрий', { attendance: 'absent' });
  await expect(asked.getByRole('radiogroup', { name: 'Дмитрий Лунёв' })).toHaveCount(0);
  await expect(asked.getByRole('status')).toHaveText('Играют 4, отдыхают 3.');
  await play.startRound();
  await expect(asked).toHaveCount(0);
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из');
  expect((await play.read()).rounds.filter(({ start }) => start)).toHaveLength(1);
});

test('PLAY-17, PLAY-50: a round by the clock has one, which counts on beyond its end and sounds where that was asked for', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).set({ scoring: 'timed', roundMinutes: 15 });
  await page.addInitScript(() => {
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      document.documentElement.dataset.sounds = `${document.documentElement.dataset.sounds ?? ''}♪`;
      return make.call(this);
    };
  });
  // A device whose clock is seven minutes fast starts the round; the server's time counts (PLAY-50).
  await installClock(page, Date.now() + 7 * 60_000);
  await openRoster(page, club);
  await startPlay(page);
  const timer = page.getByRole('timer', { name: 'До конца раунда' });
  await expect(timer).toHaveText(/^(15:0[01]|14:5\d)$/);
  const { start } = (await createOtherDesk(club).read()).rounds[0]!;
  expect(Math.abs(Date.parse(start!.at) - Date.now())).toBeLessThan(30_000);
  // Removes the Date header, because a late response would correct the page's clock again.
  await page.evaluate(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      if (name.toLowerCase() !== 'date') return get.call(this, name);
      return new Date(Date.now() - 7 * 60_000).toUTCString();
    };
  });
  await page.getByLabel('Звук в конце').check();
  await page.clock.fastForward('14:00');
  await expect(timer).toHaveText(/^(1:00|0:[2-5]\d)$/);
  await page.clock.fastForward('02:00');
  await expect(timer).toHaveText(/^\+1:\d\d$/);
  await expect(page.locator('html')).toHaveAttribute('data-sounds', '♪♪♪');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`PLAY-9, PLAY-10: rounds, score pad and table keep to WCAG 2.2 AA, ${scheme}${scheme === 'dark' ? ' @deep' : ''}`, async ({
    page,
    club,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openRoster(page, club);
    await startPlay(page);
    await typeScores(page, 15);
    await expectAccessible(page, `rounds-${scheme}`);
    await getCourt(page, 1)
      .getByRole('button', { name: /^Прерван или не сыгран/ })
      .click();
    await expectAccessible(page, `score-pad-${scheme}`);
    await page.keyboard.press('Escape');
    await getTab(page, 'Таблица').click();
    await page.getByRole('table').waitFor();
    await expectAccessible(page, `table-${scheme}`);
    await getTab(page, 'Раунды').click();
    await choosePlayAction(page, 'Честность');
    await expectAccessible(page, `fairness-${scheme}`);
  });
}

for (const width of [320, 390, 700, 1024, 1440]) {
  test(`PLAY-9, PLAY-10: nothing of the rounds is cut or covered, ${width} px${width !== 320 ? ' @deep' : ''}`, async ({
    page,
    club,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openRoster(page, club);
    await startPlay(page);
    await createOtherDesk(club).set({ courtNames: LONG_COURT });
    await expect(page.getByRole('heading', { name: LONG_COURT })).toBeVisible();
    await expectSoundLayout(page, width < 640);
    await getTab(page, 'Таблица').click();
    await page.getByRole('table').waitFor();
    await expectSoundLayout(page, width < 640);
    await page.goto(`${getPlayUrl()}/rounds`);
    await getCourt(page, 2).waitFor();
  });
}

test('DESK-60: the longest names of players and courts stay in their places at 320 px @deep', async ({
  page,
  club,
}) => {
  const desk = createOtherDesk(club);
  const longName = 'Щ'.repeat(50);
  await desk.read();
  await desk.set({ rounds: 1, courtNames: `${LONG_COURT}\n${LONG_COURT.toUpperCase()}` });
  await desk.correct('Анна', { givenName: longName, familyName: '' });
  await desk.startRound();
  await page.setViewportSize({ width: 320, height: 844 });
  await openRoster(page, club);
  await getTab(page, 'Раунды').click();
  const matches = page.getByRole('button', { name: /Записать счёт$/ });
  await expect(matches).toHaveCount(2);
  await matches.first().click();
  await expect(getButton(page, /^Дальше/)).toBeVisible();
  await expectSoundLayout(page, true);
  await page.keyboard.press('Escape');

  for (const court of [1, 2]) await desk.score(court, 12);
  await getPlayStatus(page).getByRole('button', { name: 'Финал' }).click();
  await expect(page.getByRole('dialog', { name: 'Финал' })).toContainText(longName);
  await expectSoundLayout(page, true);
  await page.keyboard.press('Escape');

  await getTab(page, 'Таблица').click();
  await expect(getButton(page, `Первое место на корте: ${longName}`)).toBeVisible();
  for (const row of await getButton(page, /^Место \d+: /).all()) {
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expectSoundLayout(page, true);
  }

  await desk.set({ rounds: 3 });
  await desk.add('Ян');
  await getTab(page, 'Состав').click();
  await chooseAction(page, longName, 'Замена');
  await expect(page.getByRole('dialog', { name: /^Замена: / })).toBeVisible();
  await expectSoundLayout(page, true);
});

for (const width of [700, 1024, 1440]) {
  test(`up to twelve rounds are in one line, and more in columns, ${width} px @deep`, async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    for (let round = 0; round < 8; round += 1) await play.startRound();
    await page.setViewportSize({ width, height: 900 });
    await openRoster(page, club);
    await getTab(page, 'Раунды').click();
    const rounds = page
      .getByRole('navigation', { name: 'Раунды', exact: true })
      .getByRole('button', { name: /^Раунд/ });
    const countPlaces = async (edge: 'x' | 'y') =>
      new Set(
        await rounds.evaluateAll(
          (buttons, side) => buttons.map((one) => one.getBoundingClientRect()[side]),
          edge,
        ),
      ).size;
    for (const count of [8, 12]) {
      await play.set({ rounds: count });
      await expect(rounds).toHaveCount(count);
      expect(await countPlaces('y')).toBe(1);
    }
    await play.set({ rounds: 40 });
    await expect(rounds).toHaveCount(40);
    expect((await countPlaces('x')) * (await countPlaces('y'))).toBeLessThan(40 + 26);
    await expectSoundLayout(page, false);
  });
}
