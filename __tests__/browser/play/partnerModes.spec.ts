import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createPairEvents } from '../../../src/domain/play/roster/fixedPairs';
import { expectAccessible } from '../support/expectAccessible';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { createOtherDesk } from '../support/otherDesk';
import {
  chooseAction,
  createTodaysSeed,
  createTournamentSeed,
  openPasteDialog,
  openRoster,
  openSettings,
  getEntryRow,
  getTroubles,
} from '../support/roster';
import { getButton, getCourt, listPlaces, getPlayStatus, getTab } from '../support/rounds';

test.use({ viewport: { width: 390, height: 844 } });

const WOMEN = ['Анна Крылова', 'Елена Сафонова', 'Мария Орлова', 'Светлана Рябова'];
const MEN = ['Дмитрий Лунёв', 'Игорь Ветров', 'Павел Зимин', 'Артём Климов'];

test.describe('микст, Мексикано of eight', () => {
  test.use({
    tournaments: createSeeds([
      createTodaysSeed(8, { tournament_type: 'Мексикано' }),
      createTournamentSeed(2, {}, -4),
    ]),
  });

  test('PLAY-40, PLAY-1, PLAY-47, PLAY-51, DRAW-10: «м/ж» is pressed in the roster, or known from before, and every pair is a man and a woman in both rounds', async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await createOtherDesk(club, 2).mark('Дмитрий', { sex: 'm' });
    await openRoster(page, club);
    const game = await openSettings(page);
    await game.getByText('Ещё настройки').click();
    await game.getByLabel('Состав пар').selectOption('микст');
    await expect(game).toContainText('Без м/ж в игру не попадут: Анна Крылова');
    const press = (name: string, sex: string) =>
      page
        .getByRole('group', { name: `м/ж: ${name}` })
        .getByRole('button', { name: sex })
        .click();
    const trouble = getTroubles(page);
    await expect(trouble).toContainText(/известно м\/ж: 1\sигрок/);
    await trouble.getByRole('button', { name: 'Отметить' }).click();
    await expect(trouble).toHaveText('м/ж не указано: 7 из 8');
    await chooseAction(page, 'Игорь Ветров', 'Исправить');
    const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
    await dialog.getByLabel('м/ж').selectOption('м');
    await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
    for (const name of WOMEN) await press(name, 'ж');
    for (const name of MEN.slice(2)) await press(name, 'м');
    await expect(game).toContainText(
      'В каждой паре мужчина и женщина; с кем играть, решает таблица.',
    );
    await expect(game).not.toContainText('Без м/ж');
    await game.getByLabel('Секунд на очко').fill('30');
    await game.getByLabel('Секунд на очко').press('Enter');
    await expect(game).toContainText('по 16 мин');
    await expect(game).toContainText('Ещё настройки: микст, секунд на очко 30');
    await expectSoundLayout(page, true);
    await expectAccessible(page, 'variants-mixed');

    for (const round of [1, 2]) {
      await getButton(page, round === 1 ? 'Начать игру' : 'Начать раунд 2').click();
      await expect(getPlayStatus(page)).toContainText(`Раунд ${round} из`);
      await getCourt(page, 2).waitFor();
      await expect.poll(async () => (await play.read()).rounds[round - 1]?.start).toBeTruthy();
      const { rounds, entries } = await play.read();
      const sexOf = (id: string) => entries.find((entry) => entry.id === id)!.sex;
      for (const { a, b } of rounds[round - 1]!.matches) {
        for (const pair of [a, b]) expect(pair.map(sexOf).sort()).toEqual(['f', 'm']);
      }
      await play.score(1, 15);
      await play.score(2, 13);
    }
    await getTab(page, 'Таблица').click();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
  });

  test('PLAY-13, PLAY-40: a player who gets «м/ж» while a round is played is listed under its courts for the next one @deep', async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await play.set({ variant: 'mixed' });
    const given = (names: string[]) => names.map((name) => name.split(' ')[0]!);
    for (const name of given(WOMEN)) await play.mark(name, { sex: 'f' });
    for (const name of given(MEN)) await play.mark(name, { sex: 'm' });
    await play.add('Зоя');
    await openRoster(page, club);
    await getButton(page, 'Начать игру').click();
    await getButton(page, 'Начать игру').last().click();
    await expect(page.getByText('Без м/ж Зоя')).toBeVisible();
    await getTab(page, 'Состав').click();
    await page.getByRole('group', { name: 'м/ж: Зоя' }).getByRole('button', { name: 'ж' }).click();
    await getTab(page, 'Раунды').click();
    await expect(page.getByText('Со следующего раунда Зоя')).toBeVisible();
    await expect(page.getByText('Без м/ж Зоя')).toHaveCount(0);
    await expectSoundLayout(page, true);
    await play.score(1, 15);
    await play.score(2, 13);
    await getButton(page, 'Начать раунд 2').click();
    await expect(page.getByText('Со следующего раунда')).toHaveCount(0);
  });
});

test.describe('six fixed pairs, Американо', () => {
  test.use({
    tournaments: createSeeds([createTodaysSeed(10, { tournament_type: 'Американо' })]),
  });

  test('PLAY-41, PLAY-52, DRAW-11: pairs are pasted and made in the roster, all meet in five rounds, and a pair is one row of the table', async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await play.set({ variant: 'fixed', rounds: 5 });
    await openRoster(page, club);
    const pasting = await openPasteDialog(page);
    await pasting.getByRole('textbox').fill('1. Юлия / Тихомирова Ольга 3,5');
    await pasting.getByRole('button', { name: 'Прочитать' }).click();
    await expect(pasting.getByRole('listitem').first()).toContainText(/в\sпаре: Ольга Тихомирова/);
    await pasting.getByRole('button', { name: /^Добавить 2/ }).click();
    await expect(getEntryRow(page, 'Ольга Тихомирова')).toContainText('+ Юлия');
    await expect(getTroubles(page)).toContainText('Без пары: Анна Крылова, Дмитрий Лунёв');
    await getTab(page, 'Раунды').click();
    await expect(getPlayStatus(page)).toContainText('Нужны две пары');
    await getTab(page, 'Состав').click();
    await expect(getEntryRow(page, 'Анна Крылова')).toContainText('без пары');
    await getButton(page, /^без\sпары: Анна Крылова$/).click();
    await getButton(page, /^в\sпару: Дмитрий Лунёв$/).click();
    await expect(getEntryRow(page, 'Анна Крылова')).toContainText('+ Лунёв');

    await getButton(page, 'Начать игру').click();
    const asked = page.getByRole('dialog', { name: 'Начать без них?' });
    await expect(asked).toContainText('Без пары в игру не попадут: Елена Сафонова, Игорь Ветров');
    await expect(asked.getByRole('status')).toHaveText('Играют 4, никто не отдыхает.');
    await asked.getByRole('button', { name: 'Отмена' }).click();

    await expect
      .poll(async () => (await play.read()).entries.filter((one) => one.partner).length)
      .toBe(4);
    const { entries } = await play.read();
    const others = entries.filter(({ partner }) => partner === null).map(({ id }) => id);
    for (let at = 0; at < others.length; at += 2) {
      await play.change(
        createPairEvents(toPlayState(await play.read()), others[at]!, others[at + 1]!),
      );
    }
    const game = page.getByRole('region', { name: 'Настройки' });
    await expect(game).toContainText('Все пары сыграют друг с другом за 5 раундов.');
    await expectSoundLayout(page, true);
    await expectAccessible(page, 'variants-fixed');

    await getButton(page, 'Начать игру').click();
    await getCourt(page, 3).waitFor();
    await expect.poll(async () => (await play.read()).rounds.length).toBe(5);
    const { rounds } = await play.read();
    const met = rounds.flatMap(({ matches }) =>
      matches.map(({ a, b }) =>
        [a, b]
          .map((pair) => pair.toSorted().join())
          .sort()
          .join(' v '),
      ),
    );
    expect(new Set(met).size).toBe(15);
    for (const one of [1, 2, 3]) await play.score(one, 12 + one);
    await getTab(page, 'Таблица').click();
    await expect(page.getByRole('columnheader', { name: 'Пара' })).toBeVisible();
    const rows = await listPlaces(page);
    expect(rows).toHaveLength(6);
    expect(rows.some((name) => /Юлия.*\+|\+.*Юлия/.test(name))).toBe(true);
    await expectSoundLayout(page, true);
    await play.add('Зоя');
    await getTab(page, 'Раунды').click();
    await expect(page.getByText('Без пары Зоя')).toBeVisible();
    await getTab(page, 'Таблица').click();
    await expect(page.getByRole('columnheader', { name: 'Пара' })).toBeVisible();
    await expect(page.getByRole('table').first()).not.toContainText('Зоя');
  });
});
