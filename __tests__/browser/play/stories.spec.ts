import { listParticipants, listMatchPlayers } from '../../../src/domain/play/model/round';
import { getRow } from '../support/consolePage';
import { expect, createSeeds, test } from '../support/fixtures';
import { createOtherDesk } from '../support/otherDesk';
import {
  chooseAction,
  readEntry,
  createTodaysSeed,
  openRoster,
  getEntryRow,
} from '../support/roster';
import {
  choosePlayAction,
  openPlayMenu,
  startPlay,
  getButton,
  getCourt,
  getScoreFields,
  holdChange,
  listPlaces,
  getPlayStatus,
  getTab,
  typeScores,
} from '../support/rounds';

const ANNA = 'Анна Крылова';
const OLGA = 'Ольга Тихомирова';

test.describe('a Мексикано of eleven', () => {
  const mexicano = createTodaysSeed(11, {
    tournament_type: 'Мексикано',
    organizer_name: 'Вера Ким',
  });
  test.use({ tournaments: createSeeds([mexicano]) });

  test('PLAY-5, PLAY-10, PLAY-13, PLAY-16, DRAW-2: on two courts one comes for round 3, one leaves after it, and a wrong score is found two rounds later', async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await play.set({ courts: 2, rounds: 4 });
    await openRoster(page, club);
    await chooseAction(page, OLGA, 'Играет с раунда');
    const late = page.getByRole('dialog', { name: `Опаздывает: ${OLGA}` });
    await late.getByLabel('Играет с раунда').selectOption('3');
    await expect(late.getByRole('status')).toContainText('Раунды 1–2: играют 8, отдыхают 2.');
    await expect(late.getByRole('status')).toContainText('Раунды 3–4: играют 8, отдыхают 3.');
    await late.getByRole('button', { name: 'Играет с раунда 3' }).click();
    await expect(getEntryRow(page, OLGA)).toContainText('с раунда 3');

    await getButton(page, 'Начать игру').click();
    const asked = page.getByRole('dialog', { name: 'Они играют?' });
    await expect(asked.getByRole('status')).toHaveText('Играют 8, отдыхают 2.');
    await asked.getByRole('button', { name: 'Начать игру' }).click();
    await typeScores(page, 15, 13);
    await getButton(page, 'Начать раунд 2').click();
    await typeScores(page, 17, 11);
    await getButton(page, 'Начать раунд 3').click();
    await typeScores(page, 12, 20);

    await getTab(page, 'Состав').click();
    await chooseAction(page, ANNA, 'Ушёл');
    await getButton(page, 'Начать раунд 4').click();
    await expect(getPlayStatus(page)).toContainText('Раунд 4 из 4');
    const [anna, olga] = [(await readEntry(club, ANNA)).id, (await readEntry(club, OLGA)).id];
    await expect.poll(async () => (await play.read()).rounds[3]?.start ?? null).not.toBeNull();
    const drawn = (await play.read()).rounds;
    const inRounds = (id: string) => drawn.map((round) => listParticipants(round).includes(id));
    expect(inRounds(olga)).toEqual([false, false, true, true]);
    expect(inRounds(anna)).toEqual([true, true, true, false]);
    expect(drawn[2]!.rests).not.toContain(olga);

    await getButton(page, /^Раунд 2, Корт 1: .*17:7/).click();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    await pad.getByRole('button', { name: '7', exact: true }).click();
    await expect(pad).toContainText('7:17 записано');
    await pad.getByRole('button', { name: 'Закрыть' }).click();
    await typeScores(page, 14, 9);
    await getButton(page, 'Закончить турнир').click();
    await expect(getPlayStatus(page)).toContainText('Турнир закончен: 4 раунда');

    await expect.poll(async () => (await play.read()).outcome.finishedAt).not.toBeNull();
    const { rounds, entries } = await play.read();
    const pairsOf = (all: typeof rounds) => all.map(({ matches }) => matches.map(listMatchPlayers));
    expect(pairsOf(rounds)).toEqual(pairsOf(drawn));
    const matches = entries
      .filter(({ id }) => id !== anna && id !== olga)
      .map(
        ({ id }) =>
          pairsOf(rounds)
            .flat(2)
            .filter((player) => player === id).length,
      );
    expect(Math.max(...matches) - Math.min(...matches)).toBeLessThanOrEqual(1);

    await expect(getTab(page, 'Итог')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('rowheader', { name: ANNA })).toContainText('ушёл');
    const [first] = await listPlaces(page);
    await page.getByRole('link', { name: 'Турниры', exact: true }).first().click();
    // The list shortens a long surname to its first letter, as it does with several winners.
    await expect(getRow(page, 'Вера Ким')).toContainText(first!.split(' ')[0]!);
  });
});

test.describe('an Американо of eight', () => {
  test.use({
    tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]),
  });

  test('PLAY-3: to a winner’s points a result is six keys at most, and the keys lead on', async ({
    page,
    club,
  }) => {
    await createOtherDesk(club).set({ scoring: 'firstTo', firstTo: 16 });
    await openRoster(page, club);
    await startPlay(page);
    const type = async (...keys: readonly string[]) => {
      expect(keys.length).toBeLessThanOrEqual(6);
      for (const key of keys) await page.keyboard.press(key);
    };
    await getScoreFields(page, 1).first().focus();
    // After «1» another digit could follow, so Tab leaves the field; after «16» none can.
    await type('1', 'Tab', '1', '6', 'Tab');
    await expect(getScoreFields(page, 2).first()).toBeFocused();
    await type('1', '6', '1', '4', 'Tab');
    await expect(getButton(page, 'Начать раунд 2')).toBeFocused();
    await expect
      .poll(async () =>
        (await createOtherDesk(club).read()).rounds[0]!.matches.map(({ result }) => result),
      )
      .toEqual([
        { a: 1, b: 16, mark: null },
        { a: 16, b: 14, mark: null },
      ]);
  });

  test('PLAY-3: «Прерван» is taken back by a second press', async ({ page, club }) => {
    await openRoster(page, club);
    await startPlay(page);
    await getCourt(page, 1)
      .getByRole('button', { name: /^Прерван или не сыгран/ })
      .click();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    const stopped = pad.getByRole('button', { name: 'Прерван' });
    await stopped.click();
    await expect(stopped).toHaveAttribute('aria-pressed', 'true');
    await pad.getByRole('button', { name: '7', exact: true }).click();
    await stopped.click();
    await expect(stopped).toHaveAttribute('aria-pressed', 'false');
    await pad.getByRole('button', { name: '15', exact: true }).click();
    await expect(pad).toContainText('15:9 записано');
  });

  test('PLAY-9: «Следующий раунд» is only where one can start', async ({ page, club }) => {
    const play = createOtherDesk(club);
    await play.set({ rounds: 3 });
    await openRoster(page, club);
    await startPlay(page);
    await choosePlayAction(page, 'Следующий раунд');
    const question = page.getByRole('dialog', { name: 'Начать раунд 2?' });
    await expect(question).toContainText('Без счёта: 2 матча.');
    await question.getByRole('button', { name: 'Начать раунд 2' }).click();
    await expect(getPlayStatus(page)).toContainText('Раунд 2 из 3');
    await openPlayMenu(page);
    const early = page.getByRole('menuitem', { name: 'Следующий раунд' });
    await expect(early).toBeVisible();
    for (const given of ['Анна', 'Дмитрий', 'Елена', 'Игорь', 'Мария']) {
      await play.mark(given, { attendance: 'left' });
    }
    await expect(early).toHaveCount(0);
    await play.mark('Мария', { attendance: 'arrived' });
    await expect(early).toBeVisible();
    await play.set({ rounds: 2 });
    await expect(early).toHaveCount(0);
  });

  test('PLAY-11, ROSTER-15: a score that was refused is repeated, refused again and dropped @deep', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/412/);
    const play = createOtherDesk(club);
    await openRoster(page, club);
    await startPlay(page);
    const refused = page.getByRole('alert', { name: 'Не принято' });
    let letGo = await holdChange(page);
    await typeScores(page, 15);
    await play.score(1, 13);
    letGo();
    await expect(refused.getByRole('listitem').locator('p')).toHaveText(
      'Раунд 1, корт 1. Сейчас: 13:11; у вас: 15:9',
    );

    letGo = await holdChange(page);
    await refused.getByRole('button', { name: 'Повторить' }).click();
    await expect(refused).toHaveCount(0);
    await play.score(1, 14);
    letGo();
    await expect(refused).toContainText('Сейчас: 14:10; у вас: 15:9');
    await refused.getByRole('button', { name: 'Отбросить' }).click();
    await expect(refused).toHaveCount(0);
    await expect(getScoreFields(page, 1).first()).toHaveValue('14');
    expect((await play.read()).rounds[0]!.matches[0]!.result).toEqual({ a: 14, b: 10, mark: null });
  });
});
