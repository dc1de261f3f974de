import { nameInCase } from '../../../src/domain/play/nameCases';
import type { Round } from '../../../src/domain/play/round';
import { placeReason } from '../../../src/domain/play/table/placeReason';
import { roundsInWords } from '../../../src/domain/play/table/roundTexts';
import { standings, type StandingRow } from '../../../src/domain/play/table/standings';
import { standingsColumns } from '../../../src/domain/play/table/standingsTable';
import { orderText, tableNotices } from '../../../src/domain/play/table/tableNotices';
import { tableText } from '../../../src/domain/play/table/tableText';
import { cellValues } from '../../../src/domain/sheet';
import { aTournament } from '../support/samples';
import { aRound, courtNameOf, EVENING, PEOPLE, personOf } from './support/evening';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const tableOf = (rounds: readonly Round[], ordersByAverage = false): StandingRow[] =>
  standings(rounds, { entryIds: [], ordersByAverage });
const reasons = (rows: readonly StandingRow[], person = personOf, ordersByAverage = false) =>
  rows.map(({ id }) => plain(placeReason(rows, id, { ordersByAverage }, person)));

test('PLAY-7: why each stands where they stand, on the evening of the pictures', () => {
  expect(reasons(tableOf(EVENING))).toEqual([
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

test('PLAY-7: points against each other, and the best match', () => {
  const rounds = [
    aRound(['Климов+x 15:9 Белов+y', 'Орлова+z 9:15 w+v']),
    aRound(['Белов+x 14:10 Орлова+y', 'Климов+z 8:16 w+v']),
    aRound(['Орлова+x 13:11 Климов+y', 'Белов+z 9:15 w+v']),
  ];
  const rows = tableOf(rounds);
  expect(reasons(rows)[rows.findIndex(({ id }) => id === 'Белов')]).toBe(
    'Выше Орловой: поровну очков (32) и побед (1), больше очков в личных встречах (14 против 10).',
  );
  const best = tableOf([
    aRound(['Климов+a 14:10 b+c', 'Белов+d 13:11 e+f']),
    aRound(['Климов+b 10:14 g+h', 'Белов+e 11:13 i+j']),
  ]);
  expect(reasons(best)[best.findIndex(({ id }) => id === 'Климов')]).toBe(
    'Выше Белова: поровну очков (24) и побед (1), больше очков в лучшем раунде (14 против 13).',
  );
});

test('PLAY-7: by average, also where it looks alike, and who has played too little', () => {
  const rounds = [
    aRound(['Климов+Лунёв 14:10 a+b'], { rests: ['Белов', 'Орлова'] }),
    aRound(['Климов+Белов 13:11 a+b'], { rests: ['Лунёв', 'Орлова'] }),
    aRound(['Лунёв+Белов 12:12 a+b'], { rests: ['Климов', 'Орлова'] }),
  ];
  expect(reasons(tableOf(rounds, true), personOf, true)).toEqual([
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
  // 261 points of 20 matches, and 248 of 19.
  const near = tableOf(
    [
      ...Array.from({ length: 18 }, () => aRound(['Климов+a 13:11 x+y', 'Белов+b 13:11 z+w'])),
      aRound(['Климов+a 13:11 x+y', 'Белов+d 14:10 z+w']),
      aRound(['Климов+c 14:10 x+y']),
    ],
    true,
  );
  expect(reasons(near, personOf, true)[near.findIndex(({ id }) => id === 'Белов')]).toBe(
    'Выше Климова: больше очков за матч (13,0526 против 13,0500).',
  );
});

test('PLAY-7: many on one place are counted, and where nothing was played it says so', () => {
  const all = tableOf([aRound(['a+b 12:12 c+d', 'e+f 13:11 g+h'])]);
  expect(reasons(all)).toEqual([
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
  const four = tableOf([
    aRound(['e+a 13:11 b+c'], terms),
    aRound(['e+b 13:11 c+d'], terms),
    aRound(['e+c 13:11 d+a'], terms),
    aRound(['e+d 13:11 a+b'], terms),
  ]);
  expect(reasons(four)[0]).toBe('Выше 4 игроков на месте 2: больше очков (52 против 35).');
  const before = standings([], { entryIds: ['a', 'b'], ordersByAverage: false });
  expect(reasons(before)).toEqual(['Ещё ничего не сыграно.', 'Ещё ничего не сыграно.']);
  expect(placeReason(before, 'nobody', { ordersByAverage: false }, personOf)).toBe('');
});

test('PLAY-7: a first place that was settled on a court', () => {
  const rows = standings([aRound(['Климов+Белов 12:12 Лунёв+Зимин'])], {
    entryIds: [],
    ordersByAverage: false,
    winnerId: 'Лунёв',
  });
  expect(reasons(rows)[0]).toBe(
    'Выше Белова, Зимина и Климова: поровну очков (12), побед (0) и в лучшем раунде (12), первое место решено на корте.',
  );
});

test('PLAY-7: two of one family name are told apart', () => {
  const person = (id: string) => ({
    givenName: { Белов: 'Константин', a: 'Пётр', b: 'Мария' }[id] ?? 'Женя',
    familyName: { Белов: 'Белов', a: 'Белов', b: 'Орлова' }[id] ?? id,
  });
  const rows = tableOf([
    aRound(['b+x 13:11 Белов+y']),
    aRound(['b+y 13:11 a+x']),
    aRound(['a+x 14:10 b+y']),
  ]);
  const said = reasons(rows, person);
  expect(said).toContain('Выше Петра Белова: больше очков (34 против 25).');
  expect(said).toContain('Выше Константина Белова: больше очков (25 против 11).');
  expect(said).toContain('Ниже Петра Белова: меньше очков (11 против 25).');
});

test.each([
  ['Константин', 'Белов', 'Белова', 'Беловым'],
  ['Мария', 'Орлова', 'Орловой', 'Орловой'],
  ['Наталья', 'Дёмина', 'Дёминой', 'Дёминой'],
  ['Анна', 'Ким', 'Ким', 'Ким'],
  ['Сергей', 'Ким', 'Кима', 'Кимом'],
  ['Гюзель', 'Орлова', 'Орловой', 'Орловой'],
  ['Саша', 'Петров', 'Петрова', 'Петровым'],
  ['Пётр', 'Коваленко', 'Коваленко', 'Коваленко'],
  ['Анна-Мария', 'Римская-Корсакова', 'Римской-Корсаковой', 'Римской-Корсаковой'],
  ['Мария', 'ОРЛОВА', 'ОРЛОВОЙ', 'ОРЛОВОЙ'],
  ['Мария', 'О.', 'Марии О.', 'Марией О.'],
  ['Анна', 'К. 2', 'Анны К. 2', 'Анной К. 2'],
  ['Мария', '', 'Марии', 'Марией'],
  ['Женя', 'Ли', null, null],
  ['John', 'Smith', null, null],
  ['Игрок', '', 'Игрока', 'Игроком'],
])('PLAY-7: %s %s is «выше %s», «с %s»', (givenName, familyName, genitive, instrumental) => {
  const person = { givenName, familyName };
  expect(nameInCase(person, 'genitive')).toBe(genitive);
  expect(nameInCase(person, 'instrumental')).toBe(instrumental);
});

test('PLAY-7: the rounds in words', () => {
  const words = (rounds: readonly Round[], id: string) =>
    roundsInWords(
      tableOf(rounds).find((row) => row.id === id)!,
      personOf,
      courtNameOf,
    );
  expect(words(EVENING, 'Крылова')).toEqual([
    '1: с Зиминым 13:11',
    '2: с Орловой 13:11',
    '3: с Дёминой, на корте 2',
  ]);
  const rounds = [
    aRound(['Белов+Сафонова 9:7! a+b'], { rests: ['x'] }),
    aRound(['Белов+Ким x a+b', 'c+d 13:10 e+f'], { restCredit: 'average' }),
    aRound(['a+b 13:11 c+d'], { target: 21, rests: ['Белов'] }),
    aRound(['a+b 13:11 c+d'], { restCredit: 'none', rests: ['Белов'] }),
    aRound(['a+b 13:11 c+d']),
  ];
  expect(words(rounds, 'Белов')).toEqual([
    '1: с Сафоновой 9:7, остановлен',
    '2: в паре Женя Ким, не сыгран +11,5',
    '3: отдых +10,5',
    '4: отдых',
    '5: без игры',
  ]);
  const stroganov = () => ({ givenName: 'Иван', familyName: 'Строганов' });
  const [first] = tableOf([aRound(['A+B - C+D'])]);
  expect(roundsInWords(first!, stroganov, () => 'Центральный')).toEqual([
    '1: со Строгановым, корт «Центральный»',
  ]);
});

const notices = (
  rounds: readonly Round[],
  ordersByAverage = false,
  names = courtNameOf,
  isFinished = false,
) =>
  tableNotices(rounds, tableOf(rounds, ordersByAverage), {
    ordersByAverage,
    isFinished,
    courtNameOf: names,
  });

test('PLAY-7: over the table stands what is still played', () => {
  expect(notices(EVENING)).toEqual([
    'Раунд 3 ещё идёт: у четверых по три матча, у восьми по два. Места сдвинутся, когда доиграют корты 2 и 3.',
  ]);
  expect(notices(EVENING, false, courtNameOf, true)).toContain('Нет счёта: раунд 3, корты 2 и 3.');
  expect(notices(EVENING.slice(0, 2))).toEqual([]);
  expect(notices([])).toEqual([]);
  expect(notices([aRound(['a+b - c+d'])])).toEqual([
    'Раунд 1 ещё идёт: у всех ни одного матча. Места сдвинутся, когда доиграет корт 1.',
  ]);
  expect(
    notices([aRound(['a+b 12:12 c+d', 'e+f - g+h'])], false, (court) => ['', 'Ц', 'Новый'][court]!),
  ).toEqual([
    'Раунд 1 ещё идёт: у четверых по одному матчу, у четверых ни одного. Места сдвинутся, когда доиграет Новый.',
  ]);
});

test('PLAY-7: and what was forgotten, that some have played more than others, and the average', () => {
  const [first, second, third] = EVENING as [Round, Round, Round];
  expect(notices([third, second])).toEqual(['Нет счёта: раунд 1, корты 2 и 3.']);
  expect(notices([third, second, third])).toEqual([
    'Раунд 3 ещё идёт: у четверых по три матча, у восьми по одному. Места сдвинутся, когда доиграют корты 2 и 3.',
    'Нет счёта: раунд 1, корты 2 и 3.',
  ]);
  const late = aRound(['Климов+Белов 12:12 Лунёв+Зимин']);
  expect(notices([first, second, late])).toEqual([
    'Матчей не поровну: у четверых по три матча, у восьми по два.',
  ]);
  // Rests are made even by the draw.
  expect(notices([aRound(['a+b 12:12 c+d'], { rests: ['e'] })])).toEqual([]);
  expect(notices([late, first, second], true)).toEqual([
    'Матчей не поровну: у четверых по три матча, у восьми по два.',
    'Места по очкам за матч.',
  ]);
  expect(notices([first, late, late, late, late], true).at(-1)).toBe(
    'Места по очкам за матч; у кого меньше половины матчей, ниже остальных.',
  );
  expect(orderText(false)).toBe(
    'Порядок: очки, победы, личные встречи, лучший раунд; если равно всё — место общее.',
  );
  expect(orderText(true)).toMatch(/^Порядок: очки за матч, победы/);
});

const tournament = aTournament({ date: '2026-11-25', start_time: '19:00', end_time: '20:45' });
const shownAs = (entryId: string) => `${PEOPLE.get(entryId) ?? '?'} ${entryId[0]}.`;

test('PLAY-8: the table as a text for a chat', () => {
  const rows = tableOf(EVENING.slice(0, 2));
  const text = tableText(
    tournament,
    'Таблица после раунда 2',
    rows,
    { ordersByAverage: false },
    shownAs,
  );
  expect(text.split('\n').slice(0, 6)).toEqual([
    'Мексикано · уровень 2–4,5',
    'Среда, 25 ноября 2026, 19:00 – 20:45',
    '',
    'Таблица после раунда 2:',
    '1. Артём К. — 30',
    '2. Дмитрий Л. — 28',
  ]);
  expect(text.split('\n').slice(-5)).toEqual([
    '8. Павел З. — 24',
    '8. Мария О. — 24',
    '10. Игорь В. — 22',
    '11. Ольга Т. — 15',
    '12. Светлана Р. — 13',
  ]);
  const odd = [aRound(['Климов+Белов 11:10 Лунёв+Зимин'], { target: 21, rests: ['Орлова'] })];
  const byAverage = tableText(
    tournament,
    'Итоговая таблица',
    tableOf(odd, true),
    { ordersByAverage: true },
    shownAs,
  );
  expect(byAverage).toMatch(/\n1\. Константин Б\. — 11,00 за матч \(11\)\n/);
  expect(byAverage).toMatch(/\n5\. Мария О\. — 0,00 за матч \(10,5\)$/);
});

test('PLAY-8: the table’s file has the rounds, and credit and average where there are any', () => {
  const namesOf = (rows: readonly StandingRow[], ordersByAverage: boolean) =>
    standingsColumns(rows, { ordersByAverage }, shownAs).map(({ name }) => name);
  const rows = tableOf(EVENING);
  expect(namesOf(rows, false)).toEqual([
    'Место',
    'Игрок',
    'Раунд 1',
    'Раунд 2',
    'Раунд 3',
    'Победы',
    'Матчи',
    'Лучший раунд',
    'Очки',
  ]);
  const values = cellValues(standingsColumns(rows, { ordersByAverage: false }, shownAs), rows);
  expect(values[0]).toEqual([1, 'Артём К.', 17, 13, 14, 3, 3, 17, 44]);
  expect(values[4]).toEqual([5, 'Анна К.', 13, 13, null, 2, 2, 13, 26]);

  const rested = standings(
    [
      aRound(['Климов+Белов 11:10 Лунёв+Зимин'], { target: 21, rests: ['Орлова'] }),
      aRound(['Климов+Белов 11:10 Лунёв+Зимин', 'Орлова+Ветров x Крылова+Дёмина'], { target: 21 }),
    ],
    { entryIds: [], ordersByAverage: true, rowOf: (id) => (id === 'Ветров' ? 'Зимин' : id) },
  );
  expect(namesOf(rested, true)).toEqual([
    'Место',
    'Игрок',
    'Раунд 1',
    'Раунд 2',
    'За отдых',
    'Победы',
    'Матчи',
    'Лучший раунд',
    'Очки за матч',
    'Очки',
  ]);
  const columns = standingsColumns(rested, { ordersByAverage: true }, shownAs);
  const byName = new Map(cellValues(columns, rested).map((row) => [row[1], row.slice(2)]));
  expect(byName.get('Мария О.')).toEqual(['отдых', 'не сыгран', 21, 0, 0, 0, 0, 21]);
  expect([...byName.keys()]).toContain('Павел З. → Игорь В.');
});
