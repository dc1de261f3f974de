import { UNIT_WORDS } from '../../../../src/domain/play/model/scoreUnit';
import type { StandingsOrder } from '../../../../src/domain/play/model/gameSettings';
import { describePlace } from '../../../../src/domain/play/standings/describePlace';
import {
  computeStandings,
  type StandingsRow,
} from '../../../../src/domain/play/standings/standings';
import { createRound, ROUNDS, getPerson } from '../support/mexicanoRounds';
import { computeRoundsStandings } from '../support/computeRoundsStandings';

const toPlain = (text: string): string => text.replaceAll('\u00a0', ' ');
const describePlaces = (
  rows: readonly StandingsRow[],
  person = getPerson,
  order: StandingsOrder = 'points',
) =>
  rows.map(({ id }) =>
    toPlain(describePlace(rows, id, { order, words: UNIT_WORDS.points }, person)),
  );

test('PLAY-7: the sentence explains each place, on the evening of the pictures', () => {
  expect(describePlaces(computeRoundsStandings(ROUNDS))).toEqual([
    'Выше Ахметова: больше очков (44 против 41).',
    'Выше Лунёва: больше очков (41 против 38).',
    'Выше Сафоновой: поровну очков (38), больше побед (2 против 1).',
    'Выше Крыловой: больше очков (38 против 26).',
    'Выше Белова: поровну очков (26), больше побед (2 против 1).',
    'Выше Дёминой: больше очков (26 против 25).',
    'Выше Зимина и Орловой: больше очков (25 против 24).',
    'Место 8 делят Павел Зимин и Мария Орлова: поровну очков (24), побед (1), в личных встречах (24) и в лучшем раунде (13).',
    'Место 8 делят Павел Зимин и Мария Орлова: поровну очков (24), побед (1), в личных встречах (24) и в лучшем раунде (13).',
    'Выше Тихомировой: больше очков (22 против 15).',
    'Выше Рябовой: больше очков (15 против 13).',
    'Ниже Тихомировой: меньше очков (13 против 15).',
  ]);
});

test('PLAY-7: a place is explained by points against each other, and by the best match', () => {
  const rounds = [
    createRound(['Климов+x 15:9 Белов+y', 'Орлова+z 9:15 w+v']),
    createRound(['Белов+x 14:10 Орлова+y', 'Климов+z 8:16 w+v']),
    createRound(['Орлова+x 13:11 Климов+y', 'Белов+z 9:15 w+v']),
  ];
  const rows = computeRoundsStandings(rounds);
  expect(describePlaces(rows)[rows.findIndex(({ id }) => id === 'Белов')]).toBe(
    'Выше Орловой: поровну очков (32) и побед (1), больше очков в личных встречах (14 против 10).',
  );
  const best = computeRoundsStandings([
    createRound(['Климов+a 14:10 b+c', 'Белов+d 13:11 e+f']),
    createRound(['Климов+b 10:14 g+h', 'Белов+e 11:13 i+j']),
  ]);
  expect(describePlaces(best)[best.findIndex(({ id }) => id === 'Климов')]).toBe(
    'Выше Белова: поровну очков (24) и побед (1), больше очков в лучшем раунде (14 против 13).',
  );
});

test('PLAY-7: a place by average is explained, also where it looks alike, and for too few matches', () => {
  const rounds = [
    createRound(['Климов+Лунёв 14:10 a+b'], { rests: ['Белов', 'Орлова'] }),
    createRound(['Климов+Белов 13:11 a+b'], { rests: ['Лунёв', 'Орлова'] }),
    createRound(['Лунёв+Белов 12:12 a+b'], { rests: ['Климов', 'Орлова'] }),
  ];
  expect(describePlaces(computeRoundsStandings(rounds, 'average'), getPerson, 'average')).toEqual([
    'Выше Лунёва: больше очков за матч (13,50 против 13,00).',
    'Выше Белова: больше очков за матч (13,00 против 12,50).',
    'Выше, чем Женя a и Женя b: больше очков за матч (12,50 против 11,00).',
    ...Array.from(
      { length: 2 },
      () =>
        'Место 4 делят Женя a и Женя b: поровну очков за матч (11,00), побед (0) и в лучшем раунде (12).',
    ),
    'Ниже, чем Женя a и Женя b: меньше матчей (0 против 3, меньше половины от 3).',
  ]);
  // 261 points in 20 matches, and 248 in 19.
  const near = computeRoundsStandings(
    [
      ...Array.from({ length: 18 }, () => createRound(['Климов+a 13:11 x+y', 'Белов+b 13:11 z+w'])),
      createRound(['Климов+a 13:11 x+y', 'Белов+d 14:10 z+w']),
      createRound(['Климов+c 14:10 x+y']),
    ],
    'average',
  );
  expect(
    describePlaces(near, getPerson, 'average')[near.findIndex(({ id }) => id === 'Белов')],
  ).toBe('Выше Климова: больше очков за матч (13,0526 против 13,0500).');
});

test('PLAY-7: many on one place are counted, and where nothing was played it says so', () => {
  const all = computeRoundsStandings([createRound(['a+b 12:12 c+d', 'e+f 13:11 g+h'])]);
  expect(describePlaces(all)).toEqual([
    ...Array.from(
      { length: 2 },
      () => 'Место 1 делят Женя e и Женя f: поровну очков (13), побед (1) и в лучшем раунде (13).',
    ),
    ...Array.from(
      { length: 4 },
      () => 'Место 3 делят 4 игрока: поровну очков (12), побед (0) и в лучшем раунде (12).',
    ),
    ...Array.from(
      { length: 2 },
      () => 'Место 7 делят Женя g и Женя h: поровну очков (11), побед (0) и в лучшем раунде (11).',
    ),
  ]);
  const terms = { restCredit: 'none' } as const;
  const four = computeRoundsStandings([
    createRound(['e+a 13:11 b+c'], terms),
    createRound(['e+b 13:11 c+d'], terms),
    createRound(['e+c 13:11 d+a'], terms),
    createRound(['e+d 13:11 a+b'], terms),
  ]);
  expect(describePlaces(four)[0]).toBe('Выше 4 игроков на месте 2: больше очков (52 против 35).');
  const before = computeStandings([], { entryIds: ['a', 'b'], order: 'points' });
  expect(describePlaces(before)).toEqual(['Ещё ничего не сыграно.', 'Ещё ничего не сыграно.']);
  expect(
    describePlace(before, 'nobody', { order: 'points', words: UNIT_WORDS.points }, getPerson),
  ).toBe('');
});

test('PLAY-7: a first place that was settled on a court is explained by that', () => {
  const rows = computeStandings([createRound(['Климов+Белов 12:12 Лунёв+Зимин'])], {
    entryIds: [],
    order: 'points',
    winnerId: 'Лунёв',
  });
  expect(describePlaces(rows)[0]).toBe(
    'Выше Белова, Зимина и Климова: поровну очков (12), побед (0) и в лучшем раунде (12), первое место решено на корте.',
  );
});

test('PLAY-7: two of one family name are told apart', () => {
  const createPerson = (id: string) => ({
    givenName: { Белов: 'Константин', a: 'Пётр', b: 'Мария' }[id] ?? 'Женя',
    familyName: { Белов: 'Белов', a: 'Белов', b: 'Орлова' }[id] ?? id,
  });
  const rows = computeRoundsStandings([
    createRound(['b+x 13:11 Белов+y']),
    createRound(['b+y 13:11 a+x']),
    createRound(['a+x 14:10 b+y']),
  ]);
  const said = describePlaces(rows, createPerson);
  expect(said).toContain('Выше Петра Белова: больше очков (34 против 25).');
  expect(said).toContain('Выше Константина Белова: больше очков (25 против 11).');
  expect(said).toContain('Ниже Петра Белова: меньше очков (11 против 25).');
});
