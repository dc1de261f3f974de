import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import { UNIT_WORDS } from '../../../../src/domain/play/model/scoreUnit';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import type { Round } from '../../../../src/domain/play/model/round';
import { formatStandingsHeading } from '../../../../src/domain/play/standings/countedRounds';
import { describePlace } from '../../../../src/domain/play/standings/describePlace';
import { listPodium } from '../../../../src/domain/play/standings/podium';
import { describeRowRounds } from '../../../../src/domain/play/standings/rowRoundTexts';
import {
  computeStandings,
  type StandingsOptions,
  type StandingsRow,
} from '../../../../src/domain/play/standings/standings';
import { buildStandingsColumns } from '../../../../src/domain/play/standings/standingsColumns';
import { describeStandingsNotes } from '../../../../src/domain/play/standings/standingsNotes';
import { buildStandingsText } from '../../../../src/domain/play/standings/standingsText';
import { listWinnerIds } from '../../../../src/domain/play/standings/winners';
import { computePlayerResult } from '../../../../src/domain/players/card/playerResult';
import { listRatedMatches } from '../../../../src/domain/rating/ratePlayers';
import { createTournament } from '../../support/samples';
import { createPlayState } from '../support/entries';
import { createFinalRound, EIGHT, EIGHT_ROUNDS } from '../support/finals';
import { createRound, getPerson, getPlainCourtName } from '../support/mexicanoRounds';

const SCALE = { order: 'points', words: UNIT_WORDS.points } as const;

const compute = (final: Round, options: Partial<StandingsOptions> = {}): StandingsRow[] =>
  computeStandings([...EIGHT_ROUNDS, final], { entryIds: [], order: 'points', ...options });

/** «1 Климов, 1 Белов». */
const listPlaces = (rows: readonly StandingsRow[]): string =>
  rows.map(({ place, id }) => `${place} ${id}`).join(', ');

const describe = (rows: readonly StandingsRow[], id: string): string =>
  describePlace(rows, id, SCALE, getPerson).replaceAll('\u00a0', ' ');

const PLAYED = createFinalRound([
  'Климов+Сафонова 3:5 Ахметов+Лунёв',
  'Крылова+Орлова 4:4 Белов+Дёмина',
]);

test('PLAY-85: the winners of a four share its first place, the losers its third; a draw is the higher pair’s', () => {
  expect(listPlaces(compute(PLAYED))).toBe(
    '1 Ахметов, 1 Лунёв, 3 Климов, 3 Сафонова, 5 Крылова, 5 Орлова, 7 Белов, 7 Дёмина',
  );
});

test.each([
  ['an open one', '-'],
  ['one that was not played', 'x'],
])('PLAY-85: %s leaves its four in the table’s order', (_, score) => {
  const final = createFinalRound([
    `Климов+Сафонова ${score} Ахметов+Лунёв`,
    'Крылова+Орлова 1:2! Белов+Дёмина',
  ]);
  expect(listPlaces(compute(final))).toBe(
    '1 Климов, 2 Ахметов, 3 Лунёв, 4 Сафонова, 5 Белов, 5 Дёмина, 7 Крылова, 7 Орлова',
  );
});

test('PLAY-85: a player who had left between players of a four keeps the place', () => {
  const final = createFinalRound(['Климов+Крылова 3:5 Лунёв+Сафонова'], ['Белов']);
  const rows = compute(final, { leftIds: new Set(['Ахметов']) });
  expect(listPlaces(rows)).toBe(
    '1 Лунёв, 1 Сафонова, 2 Ахметов, 4 Климов, 4 Крылова, 6 Белов, 7 Дёмина, 8 Орлова',
  );
  expect(describe(rows, 'Ахметов')).toBe('Выше Белова: больше очков (31 против 21).');
  const settled = compute(final, { finalWinnerId: 'Сафонова' });
  expect(listPlaces(settled.slice(0, 3))).toBe('1 Сафонова, 2 Ахметов, 3 Лунёв');
});

test('PLAY-85: the first court is for the first places, also after an exchange or a correction that parts its four in the table', () => {
  const final = createFinalRound([
    'Климов+Сафонова 3:5 Ахметов+Крылова',
    'Лунёв+Орлова 6:2 Белов+Дёмина',
  ]);
  expect(listPlaces(compute(final))).toBe(
    '1 Ахметов, 1 Крылова, 3 Климов, 3 Сафонова, 5 Лунёв, 5 Орлова, 7 Белов, 7 Дёмина',
  );
});

test('PLAY-85: those of a shared place who are in the final come before the others', () => {
  const rounds = [createRound(['а+б 14:10 в+г', 'д+е 10:14 ж+з'])];
  const final = createFinalRound(['а+г 5:3 б+ж']);
  const rows = computeStandings([...rounds, final], { entryIds: [], order: 'points' });
  const places = new Map(rows.map(({ id, place }) => [id, place]));
  // Four were first, and four fifth.
  expect([...'абжз'].map((id) => places.get(id))).toEqual([1, 3, 3, 4]);
  expect(places.get('г')).toBe(1);
  expect([...'вде'].map((id) => places.get(id))).toEqual([6, 6, 6]);
});

test('PLAY-85: a match on court parts the pair that won, and only that', () => {
  const rows = compute(PLAYED, { finalWinnerId: 'Лунёв' });
  expect(listPlaces(rows.slice(0, 4))).toBe('1 Лунёв, 2 Ахметов, 3 Климов, 3 Сафонова');
  for (const id of ['Лунёв', 'Ахметов'])
    expect(describe(rows, id)).toMatch(/матч финала выигран 5:3, первое место решено на корте\.$/);
  expect(listPlaces(compute(PLAYED, { finalWinnerId: 'Климов' }))).toBe(
    listPlaces(compute(PLAYED)),
  );
});

/** One round after which Климов and Ахметов share the first place, Лунёв and Сафонова the third. */
const SHARED = [createRound(['Климов+Ахметов 14:10 Лунёв+Сафонова'])];

test.each([
  ['Климов', '1 Климов, 1 Сафонова, 3 Ахметов, 3 Лунёв'],
  ['Ахметов', '1 Ахметов, 1 Лунёв, 3 Климов, 3 Сафонова'],
])(
  'PLAY-85: a first place that %s has won on court before the final parts no pair after it',
  (winnerId, places) => {
    const won = createFinalRound(['Климов+Сафонова 5:3 Ахметов+Лунёв']);
    const options = { entryIds: [], order: 'points', winnerId } as const;
    const rows = computeStandings([...SHARED, won], options);
    expect(listPlaces(rows)).toMatch(/^1 (Климов, 1 Сафонова|Сафонова, 1 Климов), 3 /);
    expect(rows.some(({ isWinner }) => isWinner)).toBe(false);
    // A draw is the pair's whose player stands first, and that was settled.
    const drawn = createFinalRound(['Климов+Сафонова 4:4 Ахметов+Лунёв']);
    expect(listPlaces(computeStandings([...SHARED, drawn], options))).toBe(places);
    const parted = { ...options, finalWinnerId: 'Сафонова' };
    expect(listPlaces(computeStandings([...SHARED, won], parted))).toMatch(
      /^1 Сафонова, 2 Климов, 3 /,
    );
  },
);

test('PLAY-86: a place is explained by the match of the final, all others by the criteria', () => {
  const rows = compute(PLAYED);
  expect(['Ахметов', 'Климов', 'Орлова', 'Дёмина'].map((id) => describe(rows, id))).toEqual([
    'Место 1 делят Руслан Ахметов и Дмитрий Лунёв: матч финала выигран 5:3.',
    'Место 3 делят Артём Климов и Елена Сафонова: матч финала проигран 3:5.',
    'Место 5 делят Анна Крылова и Мария Орлова: матч финала вничью 4:4, по таблице выше.',
    'Место 7 делят Константин Белов и Наталья Дёмина: матч финала вничью 4:4, по таблице ниже.',
  ]);
  const five = [createRound(['Климов+Белов 15:9 Лунёв+Орлова'], { rests: ['Крылова'] })];
  const last = createFinalRound(['Климов+Белов 8:0 Лунёв+Орлова'], ['Крылова']);
  const small = computeStandings([...five, last], { entryIds: [], order: 'points' });
  expect(describe(small, 'Крылова')).toBe('Место 3 по таблице: в финале без матча.');
});

test('PLAY-86: a reason counts what the players of the final have played too', () => {
  const lines = ['е+д 12:12 з+и', 'е+д 12:12 з+и', 'е+ж 10:14 з+и', null, null];
  const rounds = lines.map((line, index) => ({
    ...createRound(['а+б 14:10 в+г', ...(line === null ? [] : [line])]),
    id: String(index),
  }));
  const final = createFinalRound(['а+г 5:3 б+в']);
  const order = 'average' as const;
  const rows = computeStandings([...rounds, final], { entryIds: [], order });
  expect(describePlace(rows, 'е', { ...SCALE, order }, getPerson)).toMatch(
    /больше матчей \(3 против 2, меньше половины от 5\)\.$/,
  );
  const alone = computeStandings([...rounds.slice(3), final], { entryIds: ['л'], order: 'points' });
  expect(describe(alone, 'л')).toBe('Место 5 по таблице: в финале без матча.');
});

test('PLAY-86: the table has a column «Финал», its heading, note and chat text say so, and its sums do not', () => {
  const rows = compute(PLAYED);
  const [first] = rows;
  const columns = buildStandingsColumns(rows, DEFAULT_PLAY_SETTINGS, (id) => id);
  const names = columns.map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['Место', 'Игрок', 'Раунд 1', 'Раунд 2', 'Финал']);
  const row = columns.map(({ getValue }) => getValue(first!, 0));
  expect(row.slice(0, 5)).toEqual([1, 'Ахметов', 20, 11, '5:3']);
  expect(row.at(-1)).toBe(31);
  expect(formatStandingsHeading([...EIGHT_ROUNDS, PLAYED], 3, false)).toBe('Таблица после финала');
  const describeNotes = (final: Round) =>
    describeStandingsNotes([...EIGHT_ROUNDS, final], compute(final), {
      ...SCALE,
      ...{ isFinished: false, courtNameOf: getPlainCourtName },
    }).map((text) => text.replaceAll('\u00a0', ' '));
  expect(describeNotes(PLAYED)).toEqual([
    'Финал решил места внутри четвёрок; к сумме он ничего не добавил.',
  ]);
  expect(describeNotes(createFinalRound(['Климов+Сафонова - Ахметов+Лунёв']))).toEqual([
    'Финал ещё идёт. Места сдвинутся, когда доиграет корт 1.',
  ]);
  const text = buildStandingsText(
    createTournament(),
    'Итоговая таблица',
    rows,
    DEFAULT_PLAY_SETTINGS,
    (id) => id,
  );
  expect(text).toMatch(/\n1\. Ахметов — 31, финал 5:3\n/);
  expect(describeRowRounds(first!, getPerson, getPlainCourtName)).toEqual([
    '1: с Климовым 20:4',
    '2: с Сафоновой 11:13',
    'финал: с Лунёвым 5:3',
  ]);
});

test('PLAY-85: the pair that won the final has won the play, and for the rating it is a match like others', () => {
  const state = {
    ...createPlayState(Object.fromEntries(EIGHT.map((id) => [id, {}]))),
    rounds: [...EIGHT_ROUNDS, PLAYED],
    outcome: { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z' },
  };
  expect(listWinnerIds(state)).toEqual(['Ахметов', 'Лунёв']);
  const parted = { ...state.outcome, finalWinnerId: 'Лунёв' };
  expect(listWinnerIds({ ...state, outcome: parted })).toEqual(['Лунёв']);
  const result = computePlayerResult(state, 'Лунёв');
  expect(result).toMatchObject({ place: 1, of: 8, points: 27, matches: 3, hasFinal: true });
  expect(result.partners).toEqual(['Сафонова', 'Климов', 'Ахметов']);
  expect(computePlayerResult({ ...state, rounds: EIGHT_ROUNDS }, 'Лунёв').hasFinal).toBe(false);
  expect(listRatedMatches(state.rounds)).toHaveLength(6);
  expect(listRatedMatches(state.rounds).at(-2)).toMatchObject({ scoreA: 3, scoreB: 5 });
});

test('PLAY-85: a player who came for the final alone and won it is on the podium', () => {
  const final = createFinalRound(['Климов+Сафонова 3:5 Зимин+Лунёв']);
  const rows = compute(final);
  expect(listPodium(rows).map(({ place, rows: tied }) => [place, tied.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
