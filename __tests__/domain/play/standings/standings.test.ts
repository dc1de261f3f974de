import {
  rankForSeeding,
  computeStandings,
  type StandingsOptions,
} from '../../../../src/domain/play/standings/standings';
import { computeRestCredit } from '../../../../src/domain/play/standings/restCredit';
import { listFirstStartedRounds } from '../../../../src/domain/play/standings/countedRounds';
import {
  formatAverage,
  formatPointsNumber,
} from '../../../../src/domain/play/standings/numberTexts';
import type { Round } from '../../../../src/domain/play/model/round';
import { createRound, ROUNDS, PEOPLE } from '../support/mexicanoRounds';

const computeTable = (rounds: readonly Round[], options: Partial<StandingsOptions> = {}) =>
  computeStandings(rounds, { entryIds: [...PEOPLE.keys()], order: 'points', ...options });

/** A text such as «1 Климов 44 3/3 17»: place, name, points, wins/matches, best match. */
const formatLines = (rows: ReturnType<typeof computeTable>): string[] =>
  rows.map(
    ({ place, id, points, wins, matches, best }) =>
      `${place} ${id} ${points} ${wins}/${matches} ${best}`,
  );
const formatPlaces = (rows: ReturnType<typeof computeTable>): string[] =>
  rows.map(({ place, id }) => `${place} ${id}`);

test('PLAY-5: the standings of an evening in its third round have points, wins and best matches', () => {
  expect(formatLines(computeTable(ROUNDS))).toEqual([
    '1 Климов 44 3/3 17',
    '2 Ахметов 41 2/3 18',
    '3 Лунёв 38 2/3 15',
    '4 Сафонова 38 1/3 17',
    '5 Крылова 26 2/2 13',
    '6 Белов 26 1/2 15',
    '7 Дёмина 25 1/2 18',
    '8 Зимин 24 1/2 13',
    '8 Орлова 24 1/2 13',
    '10 Ветров 22 0/2 11',
    '11 Тихомирова 15 0/2 9',
    '12 Рябова 13 0/2 7',
  ]);
});

test('PLAY-5: the standings after the second round are those from which the third was drawn', () => {
  const rows = computeTable(listFirstStartedRounds(ROUNDS, 2));
  expect(formatPlaces(rows)).toEqual([
    '1 Климов',
    '2 Лунёв',
    '3 Сафонова',
    '4 Ахметов',
    '5 Крылова',
    '6 Белов',
    '7 Дёмина',
    '8 Зимин',
    '8 Орлова',
    '10 Ветров',
    '11 Тихомирова',
    '12 Рябова',
  ]);
  expect(rows.map(({ points }) => points).slice(0, 6)).toEqual([30, 28, 28, 27, 26, 26]);
});

test('PLAY-5: the cells say what each round was', () => {
  const [, , , , fifth] = computeTable(ROUNDS);
  expect(fifth!.cells).toEqual([
    {
      kind: 'match',
      court: 2,
      partner: 'Зимин',
      opponents: ['Орлова', 'Ветров'],
      points: 13,
      against: 11,
      outcome: 'won',
      mark: null,
    },
    expect.objectContaining({ points: 13, partner: 'Орлова', outcome: 'won' }),
    { kind: 'underWay', court: 2, partner: 'Дёмина', opponents: ['Белов', 'Зимин'] },
  ]);
});

test('PLAY-5: a round that is only drawn counts for nothing', () => {
  const drawn = { ...ROUNDS[2]!, start: null };
  expect(computeTable([...ROUNDS, drawn])).toEqual(computeTable(ROUNDS));
});

test('PLAY-5: points against each other decide where all who are equal have met equally often', () => {
  const met = [
    createRound(['A+B 13:11 C+D']),
    createRound(['C+A 11:13 D+B']),
    createRound(['A+D 12:12 B+C']),
  ];
  // A has 36 points and 1 win, B 36 and 2; C has 34, D 36 and 1. A and D are tied, and have met twice.
  const rows = computeTable(met, { entryIds: [] });
  expect(formatLines(rows)).toEqual([
    '1 B 38 2/3 13',
    '2 A 36 1/3 13',
    '2 D 36 1/3 13',
    '4 C 34 0/3 12',
  ]);
  expect(rows.map(({ headToHead }) => headToHead)).toEqual([null, 24, 24, null]);
});

test('PLAY-5: each one’s points per meeting are summed over all who are equal', () => {
  const rounds = [
    createRound(['A+x 15:9 B+y', 'C+z 9:15 w+v']),
    createRound(['B+x 14:10 C+y', 'A+z 8:16 w+v']),
    createRound(['C+x 13:11 A+y', 'B+z 9:15 w+v']),
  ];
  // The points are A 15 + 8 + 11 = 34, B 9 + 14 + 9 = 32, C 9 + 10 + 13 = 32. B and C are equal, and B beat C 14:10.
  const rows = computeTable(rounds, { entryIds: [] }).filter(({ id }) => /[ABC]/.test(id));
  expect(formatPlaces(rows)).toEqual(['4 A', '5 B', '6 C']);
  expect(rows.map(({ headToHead }) => headToHead)).toEqual([null, 14, 10]);
});

test('PLAY-5: where not all who are equal have met, the best match decides', () => {
  const rounds = [
    createRound(['A+B 14:10 C+D', 'E+F 12:12 G+H']),
    createRound(['A+E 10:14 C+F', 'B+G 12:12 D+H']),
  ];
  const rows = computeTable(rounds, { entryIds: [] });
  // A and C have 24 points and one win each. They met twice, with 24 points each. E, G and H have no win.
  expect(formatLines(rows)).toEqual([
    '1 B 26 1/2 14',
    '1 F 26 1/2 14',
    '3 A 24 1/2 14',
    '3 C 24 1/2 14',
    '5 G 24 0/2 12',
    '5 H 24 0/2 12',
    '7 D 22 0/2 12',
    '7 E 22 0/2 12',
  ]);
  expect(rows.map(({ headToHead }) => headToHead)).toEqual([
    null,
    null,
    24,
    24,
    12,
    12,
    null,
    null,
  ]);
});

test('PLAY-5: a shared first place can be settled on a court, and no other', () => {
  const rounds = [createRound(['A+B 12:12 C+D'])];
  const options = { entryIds: [] };
  expect(formatPlaces(computeTable(rounds, options))).toEqual(['1 A', '1 B', '1 C', '1 D']);
  const settled = computeTable(rounds, { ...options, winnerId: 'C' });
  expect(formatPlaces(settled)).toEqual(['1 C', '2 A', '2 B', '2 D']);
  expect(settled[0]).toMatchObject({ isWinner: true, isShared: false });
  const won = [createRound(['A+B 13:11 C+D'])];
  expect(computeTable(won, { ...options, winnerId: 'C' })).toEqual(computeTable(won, options));
  const alone = [...won, createRound(['A+C 13:11 B+D'])];
  expect(computeTable(alone, { ...options, winnerId: 'A' })).toEqual(computeTable(alone, options));
});

test('PLAY-5: players who share a place are in the order of their ids, whenever they came', () => {
  const rounds = [createRound(['g+e 12:12 h+f']), createRound(['c+a 12:12 d+b'])];
  expect(formatPlaces(computeTable(rounds, { entryIds: [] })).join()).toBe(
    '1 a,1 b,1 c,1 d,1 e,1 f,1 g,1 h',
  );
});

test('PLAY-5: a substitute can have one row with the replaced player', () => {
  const rounds = [createRound(['A+B 13:11 C+D']), createRound(['S+C 14:10 B+D'])];
  const rows = computeTable(rounds, {
    entryIds: ['S', 'A', 'B', 'C', 'D'],
    rowOf: (id) => (id === 'S' ? 'A' : id),
    leftIds: new Set(['A']),
    winnerId: 'S',
  });
  expect(formatLines(rows)[0]).toBe('1 A 27 2/2 14');
  expect(rows[0]).toMatchObject({ entryIds: ['A', 'S'], hasLeft: false });
  expect(rankForSeeding(rows, 1).slice(0, 2)).toEqual([
    { entryId: 'A', place: 1 },
    { entryId: 'S', place: 1 },
  ]);
});

test.each([
  ['half of the sum', {}, ['A+B 13:11 C+D'], 12],
  ['half of an odd sum', { target: 21 }, ['A+B 11:10 C+D'], 10.5],
  ['nothing while a score is missing', {}, ['A+B 13:11 C+D', 'E+F - G+H'], null],
  ['none where none was chosen', { restCredit: 'none' }, ['A+B 13:11 C+D'], 0],
  ['the average', { restCredit: 'average' }, ['A+B 13:11 C+D', 'E+F 10:5! G+H'], 10],
  ['the average beside a stopped match', {}, ['A+B 13:11 C+D', 'E+F 10:5! G+H'], 10],
  ['a quarter rounded up', {}, ['A+B 13:11 C+D', 'E+F 10:7! G+H'], 10.5],
  ['less than a quarter rounded down', {}, ['A+B 8:0! C+D', 'E+F 8:1! G+H', 'I+J 8:0! K+L'], 4],
  ['the average without a sum', { scoring: 'firstTo', target: 16 }, ['A+B 16:9 C+D'], 12.5],
  ['the average by the clock', { scoring: 'timed', target: null }, ['A+B 7:4 C+D'], 5.5],
  ['the half beside a match that was not played', {}, ['A+B 13:11 C+D', 'E+F x G+H'], 12],
  ['the half where nothing was played', { restCredit: 'average' }, ['A+B x C+D'], 12],
  ['nothing where nothing was played without a sum', { scoring: 'firstTo' }, ['A+B x C+D'], 0],
] as const)('PLAY-4: a resting player gets %s', (_, terms, courts, credit) => {
  const round = createRound(courts, { ...terms, rests: ['R'] });
  expect(computeRestCredit(round)).toBe(credit);
  const rows = computeTable([round], { entryIds: ['late'] });
  const findRow = (id: string) => rows.find((row) => row.id === id);
  expect(findRow('R')).toMatchObject({
    credit: credit ?? 0,
    points: credit ?? 0,
    matches: 0,
    best: 0,
  });
  expect(findRow('R')!.cells).toEqual([{ kind: 'rest', credit }]);
  expect(findRow('late')).toMatchObject({ credit: 0, cells: [{ kind: 'absent' }] });
});

test('PLAY-4: a player drawn for a match that was not played gets the same, unless they have left', () => {
  const rounds = [
    createRound(['A+B x C+D', 'E+F 13:11 G+H']),
    createRound(['B+C x D+E', 'F+G 13:11 H+I'], { rests: ['A'] }),
  ];
  const rows = computeTable(rounds, { entryIds: [], leftIds: new Set(['A', 'B']) });
  const credits = Object.fromEntries(rows.map(({ id, credit }) => [id, credit]));
  // B was present in the first round and had left before the second; A left after a rest.
  expect(credits).toMatchObject({ A: 24, B: 12, C: 24, D: 24, E: 12, F: 0, I: 0 });
});

test('PLAY-6: by average points without credit count by match, and under half of the most matches is below', () => {
  const rounds = [
    createRound(['A+B 14:10 C+D'], { rests: ['E', 'F'] }),
    createRound(['A+E 9:15 C+D'], { rests: ['B', 'F'] }),
    createRound(['A+F 20:4 C+D'], { rests: ['B', 'E'] }),
    createRound(['A+B 13:11 C+D'], { rests: ['E', 'F'] }),
  ];
  const rows = computeTable(rounds, { entryIds: ['0'], order: 'average' });
  expect(rows.map((row) => `${row.place} ${row.id} ${formatAverage(row)} ${row.points}`)).toEqual([
    '1 A 14,00 56',
    '2 B 13,50 51',
    '3 C 10,00 40',
    '3 D 10,00 40',
    '5 F 20,00 56',
    '6 E 9,00 45',
    '7 0 0,00 0',
  ]);
  expect(rows.map(({ isBelowHalf }) => isBelowHalf)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('PLAY-6: averages are compared exactly, and shown with two decimals', () => {
  expect(formatAverage({ matchPoints: 40, matches: 3 })).toBe('13,33');
  expect(formatAverage({ matchPoints: 2, matches: 3 })).toBe('0,67');
  expect(formatAverage({ matchPoints: 1, matches: 8 })).toBe('0,13');
  expect(formatAverage({ matchPoints: 0, matches: 0 })).toBe('0,00');
  expect(formatAverage({ matchPoints: 119, matches: 6 })).toBe('19,83');
  expect(formatPointsNumber(10.5)).toBe('10,5');
});
