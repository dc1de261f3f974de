import { screen, within } from '@testing-library/react';
import {
  LazySettingsFields,
  SettingsPanel,
} from '../../../src/console/features/play/settings/SettingsPanel';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { ROUNDS, PEOPLE } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

// As on the screen, where this file is loaded before a user opens the settings.
beforeAll(() => LazySettingsFields.preload());

const show = (play: Play, type = 'Мексикано') =>
  renderPart((actions) => (
    <SettingsPanel tournament={createPlayTournament(type)} play={play} actions={actions} />
  ));

/** A play before its first round, with the first `count` people. */
const createBefore = (count: number, settings: Partial<Play['settings']> = {}) =>
  createPlay({
    rounds: [],
    settings,
    entries: Object.fromEntries([...PEOPLE.keys()].slice(0, count).map((name) => [name, {}])),
  });

const getSchedule = () => screen.getByRole('status');
const listOptions = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
/** Returns «8 — до 20:48», the option of a number of rounds. */
const findRounds = (count: number) =>
  listOptions('Раунды').find((label) => label.split(' ')[0] === String(count));
const getMore = () => screen.getByText(/^Ещё настройки/);
/** The line that says the settings and opens them. */
const getLine = () => screen.getByText(/ · /, { selector: 'summary' });
const readLine = () =>
  [...getLine().childNodes].map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));
/** Labels of the controls inside or outside of «Ещё настройки», in their order. */
const listControls = (isFolded: boolean) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((control) => (control.closest('details details') !== null) === isFolded)
    .map((control) => control.labels?.[0]?.textContent ?? control.ariaLabel);

test('PLAY-1: the panel begins with what comes out', () => {
  show(createBefore(12));
  expect(getSchedule()).toHaveTextContent('7 раундов по 14 мин: до 20:34, запас 11 мин.');
  expect(getSchedule()).toHaveTextContent('У каждого 7 матчей, никто не отдыхает.');
  expect(getSchedule()).toHaveTextContent('С кем играть, решает таблица.');
});

test('PLAY-75: one line says the settings; a press opens the four of every evening, another the rest', async () => {
  const { user } = show(createBefore(12));
  expect(screen.getByRole('region', { name: 'Настройки' })).toBeVisible();
  expect(screen.getByLabelText('Корты')).not.toBeVisible();
  await user.click(getLine());
  expect(screen.getByLabelText('Корты')).toBeVisible();
  expect(listControls(false)).toEqual(['Корты', 'Раунды', 'Счёт', 'Мест']);
  expect(screen.getByLabelText('Состав пар')).not.toBeVisible();
  await user.click(getMore());
  expect(listControls(true)).toEqual([
    'Состав пар',
    'Первый раунд',
    'Сколько раундов по жребию',
    'Рассадка',
    'Пары в четвёрке по местам',
    'Избегать повторов пар',
    'Очки за отдых',
    'Порядок таблицы',
    'Секунд на очко',
    'Смена кортов',
    'Часы раунда: 10\u00a0мин на матч',
    'Название: корт 1',
    'Название: корт 2',
    'Название: корт 3',
    'Подтверждаю сам',
    'Место переходит само до начала за',
    'Показывать фамилии целиком',
  ]);
  expect(screen.getByLabelText('Показывать фамилии целиком')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[string, string, Partial<Play['settings']>]>([
  ['', 'Мексикано', {}],
  ['микст, за отдых ничего', 'Американо', { variant: 'mixed', restCredit: 'none' }],
  [
    'свои названия кортов, минут на переход 6, часы раунда',
    'Американо',
    { courtNames: 'Центральный\nПесок', changeMinutes: 6, hasClock: true },
  ],
  [
    'первый раунд по уровню, избегать повторов пар: нет',
    'Мексикано',
    { firstRound: 'level', avoidsRepeats: false },
  ],
  ['постоянные пары', 'Мексикано', { variant: 'fixed', pairing: '1+4', avoidsRepeats: false }],
  [
    'подтверждаю сам, фамилии целиком',
    'Американо',
    { isApprovedByHand: true, handOverHours: 12, showsFullNames: true },
  ],
  ['порядок таблицы по среднему', 'Американо', { ordersByAverage: true }],
  ['порядок таблицы по победам', 'Американо', { ordersByAverage: true, ordersByWins: true }],
  ['место переходит само за 12 часов до начала', 'Американо', { handOverHours: 12 }],
  // Rows: settings in sight, settings of another place, and settings without effect.
  ['', 'Американо', { courts: 2, rounds: 5, total: 28, capacity: 13, signUpEndsHours: 3 }],
  ['', 'Американо', { firstRound: 'level', avoidsRepeats: false }],
  ['', 'Мексикано', { scoring: 'timed', restCredit: 'average', hasClock: true, pointSeconds: 30 }],
])('PLAY-75: the closed line says «%s» of a %s', (text, type, settings) => {
  show(createBefore(12, settings), type);
  expect(getMore().textContent.replaceAll('\u00a0', ' ')).toBe(
    `Ещё настройки${text && `: ${text}`}`,
  );
});

test.each<[string, number, Partial<Play['settings']>]>([
  ['3 корта · 7 раундов · до суммы 24 · без ограничения мест', 12, {}],
  [
    '1 корт · 5 раундов · первый до 16 · 12 мест',
    12,
    { courts: 1, rounds: 5, scoring: 'firstTo', firstTo: 16, capacity: 12 },
  ],
  ['5 раундов · на время: 15 мин · 4 места', 0, { scoring: 'timed', capacity: 4 }],
])('PLAY-75: the closed settings say «%s»', (text, count, settings) => {
  show(createBefore(count, settings));
  expect(readLine()[0]).toBe(text);
});

test('PLAY-73, PLAY-75: the closed settings say what is unusual, and their origin', () => {
  show(createBefore(12, { variant: 'mixed', restCredit: 'none' }), 'Американо');
  expect(readLine().slice(1)).toEqual([
    'микст, за отдых ничего',
    'Настройки исходные, с изменениями · изменить',
  ]);
});

test('PLAY-40: a player without «м/ж» is named while the settings are folded', () => {
  show(createBefore(5, { variant: 'mixed' }));
  expect(screen.getByText(/^Без м\/ж в игру не попадут: /)).toBeVisible();
});

test('PLAY-70: a type that the page does not know promises nothing and sets no pairs', () => {
  show(createBefore(12), 'Турнир будущего');
  expect(getSchedule()).toHaveTextContent('У каждого 7 матчей, никто не отдыхает.');
  expect(getSchedule()).not.toHaveTextContent('таблица');
  expect(screen.queryByLabelText('Первый раунд')).toBeNull();
});

test('PLAY-1, PLAY-76: the schedule says how many rest, and after how many rounds all have played equally often', () => {
  show(createBefore(11, { courts: 2 }), 'Американо');
  expect(getSchedule()).toHaveTextContent(
    'Играют 8, отдыхают 3. У каждого 5 или 6 матчей; за 11 раундов все сыграют поровну.',
  );
  expect(findRounds(10)).toBe('10 — до 21:16, дольше турнира');
  expect(findRounds(11)).toBe('11 — поровну, до 21:30, дольше турнира');
});

test('PLAY-76: the rounds in which everybody meets everybody are marked where a draw promises that', () => {
  const { show: showAgain } = show(createBefore(8), 'Американо');
  const showOther = (play: Play, type = 'Американо') =>
    showAgain((actions) => (
      <SettingsPanel tournament={createPlayTournament(type)} play={play} actions={actions} />
    ));
  expect(findRounds(6)).toBe('6 — до 20:20');
  expect(findRounds(7)).toBe('7 — каждый с каждым, до 20:34');
  expect(findRounds(14)).not.toContain('каждый');
  showOther(createBefore(9));
  expect(findRounds(9)).toMatch(/^9 — каждый с каждым, /);
  showOther(createBefore(10));
  expect(listOptions('Раунды').join()).not.toContain('каждый');
  showOther(createBefore(8), 'Мексикано');
  expect(findRounds(7)).toBe('7 — до 20:34');
});

test('PLAY-1: each number of rounds says when it would end, and is saved at once', async () => {
  const { user, changed } = show(createBefore(12));
  expect(screen.getByLabelText('Раунды')).toHaveDisplayValue('сколько успеют: 7');
  expect(listOptions('Раунды')).toHaveLength(41);
  expect(findRounds(8)).toBe('8 — до 20:48, дольше турнира');
  await user.selectOptions(screen.getByLabelText('Раунды'), '6');
  expect(changed).toEqual([{ rounds: 6 }]);
});

test('PLAY-1: chosen rounds go back to as many as fit', async () => {
  const { user, changed } = show(createBefore(12, { rounds: 6 }));
  await user.selectOptions(screen.getByLabelText('Раунды'), 'сколько успеют: 7');
  expect(changed).toEqual([{ rounds: null }]);
});

test('PLAY-1: a number of one’s own is checked when it is left, and stays as it was typed', async () => {
  const { user, changed } = show(createBefore(12));
  expect(screen.queryByLabelText('Сумма очков')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Счёт'), 'своё число');
  const own = screen.getByLabelText('Сумма очков');
  expect(own).toHaveValue('24');
  await user.clear(own);
  await user.type(own, '70');
  expect(own).toBeValid();
  await user.tab();
  expect(own).toBeInvalid();
  expect(own).toHaveAccessibleDescription('Целое число от 8 до 64');
  expect(own).toHaveValue('70');
  expect(changed).toEqual([]);
  await user.clear(own);
  await user.type(own, '30{Enter}');
  expect(changed).toEqual([{ total: 30 }]);
  await user.selectOptions(screen.getByLabelText('Счёт'), 'до суммы 21');
  expect(screen.queryByLabelText('Сумма очков')).toBeNull();
});

test('PLAY-2: «до суммы» and «первый до N» are told apart in words', async () => {
  const { user, changed, show: showAgain } = show(createBefore(12));
  await user.click(getLine());
  const score = screen.getByLabelText('Счёт');
  expect(score).toHaveDisplayValue('до суммы 24');
  expect(screen.getByText(/Это не «первый до 24»/)).toBeVisible();
  for (const label of ['первый до 16', 'первый до 4 геймов', 'до суммы 21'])
    await user.selectOptions(score, label);
  expect(changed).toEqual([
    { scoring: 'firstTo' },
    { scoring: 'firstTo', firstTo: 4 },
    { total: 21 },
  ]);
  showAgain((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={createBefore(12, { scoring: 'firstTo' })}
      actions={actions}
    />
  ));
  expect(screen.getByText(/у которой первой 16 очков, например 16:14. Это не сумма/)).toBeVisible();
});

/** An evening of tennis: a sum of 7 games. */
const GAMES: Partial<Play['settings']> = { unit: 'games', total: 7 };

test('PLAY-83: the score is points or games, each with its sums, in one list', async () => {
  const { user, changed, show: showAgain } = show(createBefore(12));
  const listGroup = (name: string) =>
    within(within(screen.getByLabelText('Счёт')).getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(listGroup('Очки').slice(0, 6)).toEqual([
    ...[16, 20, 21, 24, 32].map((total) => `до суммы ${total}`),
    'первый до 11',
  ]);
  expect(listGroup('Геймы').slice(0, 7)).toEqual([
    ...[4, 6, 7, 8].map((total) => `до суммы ${total} геймов`),
    'первый до 4 геймов',
    'первый до 6 геймов',
    'на время, геймы: 10 мин',
  ]);
  await user.selectOptions(screen.getByLabelText('Счёт'), 'до суммы 7 геймов');
  expect(changed).toEqual([{ unit: 'games', total: 7 }]);
  showAgain((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={createBefore(12, GAMES)}
      actions={actions}
    />
  ));
  await user.selectOptions(
    screen.getByLabelText('Счёт'),
    screen.getByRole('option', { name: 'на время, геймы: 15\u00a0мин' }),
  );
  await user.selectOptions(screen.getByLabelText('Счёт'), 'до суммы 24');
  expect(changed.slice(1)).toEqual([{ scoring: 'timed' }, { unit: null, total: 24 }]);
});

test('PLAY-83: with games everything is called «геймы», and a match takes its games’ minutes', async () => {
  const { user, show: showAgain } = show(createBefore(13, GAMES));
  await user.click(getLine());
  expect(screen.getByLabelText('Счёт')).toHaveDisplayValue('до суммы 7 геймов');
  expect(screen.getByText(/^Геймы обеих пар вместе — 7, например 5:2/)).toBeVisible();
  expect(getSchedule()).toHaveTextContent('3 раунда по 32 мин: до 20:32, запас 13 мин.');
  await user.click(getMore());
  expect(listOptions('Геймы за отдых')).toContain('половина суммы, 3,5');
  expect(listOptions('Порядок таблицы')).toContain('по геймам');
  expect(screen.getByLabelText('Минут на гейм')).toHaveValue('4');
  expect(screen.getByRole('region', { name: 'Настройки' }).textContent).not.toMatch(/очк/i);
  showAgain((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={createBefore(12, { ...GAMES, total: 8 })}
      actions={actions}
    />
  ));
  // The deciding point.
  expect(getSchedule()).toHaveTextContent('раунда по 37 мин');
});

test.each([
  ['2', 'Целое число от 3 до 16'],
  ['17', 'Целое число от 3 до 16'],
])('PLAY-83: a sum of %s games is refused with a sentence', async (sum, problem) => {
  const { user, changed } = show(createBefore(12, GAMES));
  await user.selectOptions(screen.getByLabelText('Счёт'), 'своё число');
  const own = screen.getByLabelText('Сумма геймов');
  await user.clear(own);
  await user.type(own, `${sum}{Enter}`);
  expect(own).toHaveAccessibleDescription(problem);
  expect(own).toHaveValue(sum);
  await user.clear(own);
  await user.type(own, '5{Enter}');
  expect(changed).toEqual([{ total: 5 }]);
});

test('PLAY-83: an own target stays in its unit', async () => {
  const { user, changed } = show(createBefore(12, { scoring: 'firstTo' }));
  await user.selectOptions(screen.getByLabelText('Счёт'), 'своё число');
  const own = screen.getByLabelText('Очки победителя');
  for (const target of ['9', '12']) {
    await user.clear(own);
    await user.type(own, `${target}{Enter}`);
  }
  expect(changed).toEqual([{ firstTo: 9, unit: 'points' }, { firstTo: 12 }]);
});

test('PLAY-83: an explicit unit is offered as what it is, before and after the start', () => {
  const settings = { unit: 'points', total: 28 } as const;
  const { show: showAgain } = show(createBefore(12, settings));
  expect(screen.getByLabelText('Счёт')).toHaveDisplayValue('до суммы 28');
  showAgain((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={createPlay({ rounds: ROUNDS, settings })}
      actions={actions}
    />
  ));
  expect(screen.getByLabelText('Счёт')).toHaveDisplayValue('до суммы 28');
  expect(listOptions('Счёт')).toHaveLength(7);
});

test('DRAW-30: «победители вверх» is chosen between rounds too, and settles the pairs', async () => {
  const { user, changed, show: showAgain } = show(createPlay({ rounds: ROUNDS }));
  await user.click(getMore());
  expect(screen.getByLabelText('Рассадка')).toHaveDisplayValue('по таблице');
  await user.selectOptions(screen.getByLabelText('Рассадка'), 'победители вверх');
  expect(changed).toEqual([{ seating: 'winnersUp' }]);
  showAgain((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={createBefore(12, { seating: 'winnersUp' })}
      actions={actions}
    />
  ));
  expect(screen.queryByLabelText('Пары в четвёрке по местам')).toBeNull();
  expect(screen.queryByLabelText('Избегать повторов пар')).toBeNull();
  expect(getSchedule()).toHaveTextContent(
    'После раунда победители идут на корт выше, проигравшие — на корт ниже.',
  );
  expect(getMore()).toHaveTextContent('Ещё настройки: победители вверх');
});

test('PLAY-2: a number of one’s own is offered as well', () => {
  show(createBefore(12, { total: 28 }));
  expect(screen.getByLabelText('Счёт')).toHaveDisplayValue('до суммы 28');
  expect(listOptions('Счёт').slice(0, 6)).toEqual(
    [16, 20, 21, 24, 28, 32].map((total) => `до суммы ${total}`),
  );
});

test('ROSTER-3: places are any number from 4 to 40, or none', async () => {
  const { user, changed } = show(createBefore(12));
  const places = Array.from({ length: 37 }, (_, index) => String(index + 4));
  expect(listOptions('Мест')).toEqual(['без ограничения', ...places]);
  await user.selectOptions(screen.getByLabelText('Мест'), '13');
  expect(changed).toEqual([{ capacity: 13 }]);
});

test('PLAY-4: half of the sum is offered only where there is a sum', () => {
  const { show: showAgain } = show(createBefore(11));
  const listCredits = () => listOptions('Очки за отдых');
  expect(listCredits()).toEqual(['половина суммы, 12', 'среднее раунда', 'ничего']);
  showAgain((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={createBefore(11, { scoring: 'timed', restCredit: 'half' })}
      actions={actions}
    />
  ));
  expect(listCredits()).toEqual(['среднее раунда', 'ничего']);
  expect(screen.getByLabelText('Очки за отдых')).toHaveDisplayValue('среднее раунда');
});

test('PLAY-1: courts are counted and named', async () => {
  const { user, changed } = show(createBefore(12, { courtNames: 'Центральный' }));
  await user.selectOptions(screen.getByLabelText('Корты'), '2');
  await user.click(getMore());
  expect(screen.getByLabelText('Название: корт 1')).toHaveValue('Центральный');
  await user.type(screen.getByLabelText('Название: корт 3'), 'Песок');
  await user.tab();
  expect(changed).toEqual([{ courts: 2 }, { courtNames: 'Центральный\n\nПесок' }]);
});

test('DRAW-8: a first round that is not by lot is the only one', async () => {
  const { user, changed } = show(createBefore(12, { lotRounds: 3 }));
  await user.click(getMore());
  await user.selectOptions(screen.getByLabelText('Первый раунд'), 'по уровню');
  await user.click(screen.getByRole('checkbox', { name: 'Избегать повторов пар' }));
  expect(changed).toEqual([{ firstRound: 'level', lotRounds: 1 }, { avoidsRepeats: false }]);
});

test('PLAY-1: an Американо has no pairs to settle', () => {
  show(createBefore(12), 'Американо');
  expect(screen.queryByLabelText(/Первый раунд|Пары в четвёрке/)).not.toBeInTheDocument();
});

test('PLAY-9: once a round has begun, only what a later round may have changes', async () => {
  const { user, changed } = show(createPlay({ rounds: ROUNDS }));
  expect(screen.getByText('для следующих раундов')).toBeVisible();
  expect(listOptions('Счёт')).toEqual([
    ...[16, 20, 21, 24, 32].map((total) => `до суммы ${total}`),
    'своё число',
  ]);
  expect(listOptions('Раунды').slice(1, 3)).toEqual(['3', '4']);
  expect(screen.queryByLabelText('Очки за отдых')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Первый раунд')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Счёт'), 'до суммы 21');
  expect(changed).toEqual([{ total: 21 }]);
  await user.click(getMore());
  expect(screen.getByLabelText('Пары в четвёрке по местам')).toHaveDisplayValue('1+3 против 2+4');
});

test('PLAY-82: the order of the table is chosen during play too, and wins leave the average as it was', async () => {
  const { user, changed } = show(createBefore(8, { ordersByAverage: true }));
  await user.click(getMore());
  const order = screen.getByLabelText('Порядок таблицы');
  expect(order).toHaveDisplayValue('по среднему');
  await user.selectOptions(order, 'по победам');
  await user.selectOptions(order, 'по очкам');
  expect(changed).toEqual([{ ordersByWins: true }, { ordersByAverage: false }]);
});
