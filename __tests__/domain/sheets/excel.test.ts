import { toExcelCell, toExcelHeaders, computeExcelWidths } from '../../../src/domain/sheets/excel';
import { listSheetRows } from '../../../src/domain/sheets/sheet';
import {
  buildApplicationColumns,
  TOURNAMENT_COLUMNS,
} from '../../../src/domain/tournament/tournamentColumns';
import { createApplication, createTournament } from '../support/samples';

test.each([
  ['1900-03-01', 61],
  ['2000-01-01', 36_526],
  ['2026-06-05', 46_178],
  ['2099-12-31', 73_050],
])('COMFORT-40: the date %s is its day %d', (date, day) => {
  expect(toExcelCell('date', date)).toEqual({ value: day, type: Number, format: 'dd.mm.yyyy' });
});

test.each([
  ['00:00', 0],
  ['06:00', 0.25],
  ['18:00', 0.75],
  ['23:59', 1439 / 1440],
])('COMFORT-40: the time %s is a part of a day', (time, part) => {
  expect(toExcelCell('time', time)).toEqual({ value: part, type: Number, format: 'hh:mm' });
});

test('COMFORT-40: a fee is in roubles, another number as it is', () => {
  expect(toExcelCell('money', 1500)).toEqual({ value: 1500, type: Number, format: '#,##0 "₽"' });
  expect(toExcelCell('number', 4.5)).toEqual({ value: 4.5, type: Number });
  expect(toExcelCell('number', 0)).toEqual({ value: 0, type: Number });
});

test.each([
  ['date', 'скоро'],
  ['date', '2026-02-30'],
  ['date', '1899-12-31'],
  ['time', '25:00'],
  ['time', '9 утра'],
  ['text', '=1+1'],
  ['text', '+7 (916) 123-45-67'],
  ['text', '2026-06-05'],
] as const)('COMFORT-40: the %s %j is a text, and no formula', (kind, text) => {
  expect(toExcelCell(kind, text)).toEqual({ value: text, type: String, format: '@' });
});

test('COMFORT-40: a missing value is an empty cell', () => {
  expect(toExcelCell('text', '')).toBeNull();
  expect(toExcelCell('number', null)).toBeNull();
});

test.each(['constructor', '__proto__', 'toString'])(
  'COMFORT-40: the name %s, which every object has, is one like any other',
  (name) => expect(toExcelCell('text', name)).toMatchObject({ value: `${name} `, type: String }),
);

test('COMFORT-40: a text is never longer than Excel reads', () => {
  expect(toExcelCell('text', 'ё'.repeat(40_000))).toMatchObject({ value: 'ё'.repeat(32_767) });
});

test('COMFORT-40: the first row is bold, and a column as wide as it needs to be', () => {
  const heads = [
    { name: 'Тип', kind: 'text' },
    { name: 'Организатор', kind: 'text' },
    { name: 'Примечание', kind: 'text' },
  ] as const;
  expect(toExcelHeaders(heads)[0]).toEqual({ value: 'Тип', type: String, fontWeight: 'bold' });
  const rows = [
    ['Мексикано', null, 'ё'.repeat(400)],
    ['Американо', 'Ли', ''],
  ];
  expect(computeExcelWidths(heads, rows)).toEqual([9 + 3, 11 + 3, 48 + 3]);
});

test('COMFORT-40: a tournament has the columns of the list, whatever it lacks', () => {
  const [row] = listSheetRows(TOURNAMENT_COLUMNS, [
    createTournament({ id: -1, end_time: null, applications: [createApplication()] }),
  ]);
  expect(row).toEqual([
    'Мексикано',
    '2026-06-06',
    '10:00',
    null,
    2,
    4.5,
    1500,
    'Иван Иванов',
    '+7 (916) 123-45-67',
    1,
    null,
  ]);
});

test('COMFORT-42, RULE-13: participants are numbered through, with the club’s day of applying', () => {
  const columns = buildApplicationColumns('Asia/Vladivostok');
  const applications = [
    createApplication({ created_at: '2026-05-03T15:00:00.000Z', user_id: 'tg-5' }),
    createApplication({ level: null, contact_phone: '', user_id: null, created_at: 'вчера' }),
    createApplication({ name: '', created_at: '' }),
  ];
  expect(listSheetRows(columns, applications)).toEqual([
    [1, 'Пётр Игроков', 3, '+7 (916) 765-43-21', '2026-05-04', 'tg-5'],
    [2, 'Пётр Игроков', null, '', 'вчера', null],
    [3, '', 3, '+7 (916) 765-43-21', '', '11'],
  ]);
  expect(listSheetRows(columns, applications, 2, 5).map(([number]) => number)).toEqual([3]);
});
