import { FIELD_NAMES, TOURNAMENT_FIELDS } from '../../../src/domain/tournamentFields';
import {
  fieldOfHead,
  isLeftOut,
  missingFields,
  withColumn,
} from '../../../src/domain/importing/columns';
import { judged } from '../../../src/domain/importing/reading';
import { rejectedCsv, sampleCsv } from '../../../src/domain/importing/rejectedRows';
import { guessColumns, tableOf, textsOf } from '../../../src/domain/importing/table';
import { tournamentRules } from '../../../src/domain/rules';
import { toFormValues } from '../../../src/domain/values';
import { readCsv } from '../support/readCsv';
import { aTournament, TODAY } from '../support/samples';
import { tournamentsCsv } from '../support/tournamentsCsv';

const rules = tournamentRules(TODAY);
const readFile = (csv: string) => tableOf(readCsv(csv.slice(1)));
const judgedLines = (csv: string) => {
  const table = readFile(csv);
  const columns = guessColumns(table);
  return table.lines.map((line) => judged(textsOf(line, columns, {}), rules));
};

test('COMFORT-50: what the export writes comes back as it was', () => {
  const tournaments = [
    aTournament(),
    aTournament({ end_time: null, level_to: null, entry_fee: 0, organizer_name: '=О;"Ли"' }),
  ];
  const csv = tournamentsCsv(tournaments);
  const { heads, hasHeads } = readFile(csv);
  expect(hasHeads).toBe(true);
  expect(heads.filter((head) => fieldOfHead(head) === null)).toEqual(['Заявки', 'ID']);
  expect(heads.filter(isLeftOut)).toEqual(['Заявки', 'ID']);
  expect(judgedLines(csv)).toEqual(
    tournaments.map((tournament) => ({ values: toFormValues(tournament), errors: {} })),
  );
});

test('COMFORT-50: the sample is a tournament that may be created', () => {
  const lines = judgedLines(sampleCsv(TODAY));
  expect(lines).toHaveLength(1);
  expect(lines[0]!.errors).toEqual({});
});

test.each([
  ...FIELD_NAMES.map((name) => [TOURNAMENT_FIELDS[name].label, name] as const),
  ...FIELD_NAMES.map((name) => [name, name] as const),
  ['tournamentType', 'tournament_type'],
  ['levelFrom', 'level_from'],
  ['ДАТА ПРОВЕДЕНИЯ', 'date'],
  [' дата\u00a0 проведения: ', 'date'],
  ['Время начала', 'start_time'],
  ['Время', 'start_time'],
  ['Цена', 'entry_fee'],
  ['Стоимость (руб.)', 'entry_fee'],
  ['Взнос', 'entry_fee'],
  ['ФИО организатора', 'organizer_name'],
  ['Тел.', 'organizer_phone'],
  ['Уровень', 'level_from'],
  ['Количество кортов', null],
  ['', null],
] as const)('COMFORT-51: the column %j is %s', (head, name) =>
  expect(fieldOfHead(head)).toBe(name),
);

test('COMFORT-51: rows above the names and empty ones are left out, and the numbers stay the file’s', () => {
  const table = tableOf([
    ['Расписание на декабрь'],
    [],
    ['Дата', 'Кто ведёт', 'Начало'],
    ['', ' ', ''],
    ['01.12.2026', 'Анна', '18:00'],
  ]);
  expect(table.heads).toEqual(['Дата', 'Кто ведёт', 'Начало']);
  expect(table.lines).toEqual([{ number: 5, cells: ['01.12.2026', 'Анна', '18:00'] }]);
  const columns = guessColumns(table);
  expect(columns).toEqual(['date', null, 'start_time']);
  expect(missingFields(columns)).toEqual([
    'tournament_type',
    'level_from',
    'entry_fee',
    'organizer_name',
    'organizer_phone',
  ]);
});

test('COMFORT-51: empty columns at the end of a table are none', () => {
  const table = tableOf([
    ['Расписание', '', '', '', 'до мая'],
    ['Дата', 'Начало', '', ' ', ''],
    ['01.12.2026', '18:00', 'корт 2', '', ''],
  ]);
  expect(table.heads).toEqual(['Дата', 'Начало', 'Столбец 3']);
  expect(tableOf([['01.12.2026', '18:00', ' ', '']]).heads).toHaveLength(2);
});

test('COMFORT-50: however many rows there are, they are counted', () => {
  const rows = Array.from({ length: 200_000 }, () => ['01.12.2026', '18:00']);
  expect(tableOf([['Дата', 'Начало'], ...rows]).lines).toHaveLength(200_000);
});

test('COMFORT-51: a table without names is known by what stands in it', () => {
  const rows = [
    ['Анна Громова', '28.11.2026', 'мексикано', '18:00', '20:00', '2', '4', '1500', '89161234567'],
    ['Вера Орлова', '29.11.2026', 'американо', '9:00', '', '3', '', '2000', '89031112233'],
  ];
  const table = tableOf(rows);
  expect(table.hasHeads).toBe(false);
  expect(table.lines).toHaveLength(2);
  expect(table.heads[0]).toBe('Столбец 1');
  expect(guessColumns(table)).toEqual([
    ...['organizer_name', 'date', 'tournament_type', 'start_time', 'end_time', 'level_from'],
    ...['level_to', 'entry_fee', 'organizer_phone'],
  ]);
});

test('COMFORT-51: whoever knows better says whether the first row has names', () => {
  const rows = [
    ['Когда играем', 'Кто'],
    ['28.11.2026', 'Анна'],
  ];
  expect(tableOf(rows).lines).toHaveLength(2);
  const table = tableOf(rows, true);
  expect(table.heads).toEqual(['Когда играем', 'Кто']);
  expect(table.lines.map(({ number }) => number)).toEqual([2]);
});

test('COMFORT-51: a field has one column, whoever chose it', () => {
  const columns = guessColumns(
    tableOf([
      ['Дата', 'Дата турнира', 'Начало'],
      ['1', '2', '3'],
    ]),
  );
  expect(columns).toEqual(['date', null, 'start_time']);
  expect(withColumn(columns, 1, 'date')).toEqual([null, 'date', 'start_time']);
  expect(withColumn(columns, 0, null)).toEqual([null, null, 'start_time']);
});

test('COMFORT-52: whatever the columns are called, they are neither formulas nor more columns', () => {
  const heads = ['Дата', '=1+1', 'Цена; "руб"', 'Имя\tи фамилия'];
  const table = tableOf([heads, ['скоро', 'а\tб', '', 'в']], true);
  const [row] = table.lines;
  const csv = rejectedCsv(table, guessColumns(table), [
    { cells: row!.cells, corrections: {}, message: 'Нет.', errors: {} },
  ]);
  expect(csv).toBe(
    '\ufeffДата;\'=1+1;"Цена; ""руб""";"Имя\tи фамилия";Ошибка\r\nскоро;"а\tб";;в;Нет.\r\n',
  );
  expect(readFile(csv).heads).toEqual([...heads, 'Ошибка']);
});

test('COMFORT-52: what was refused comes back from its file, with what was corrected', () => {
  const table = tableOf([
    ['Когда играем', 'Ведёт', 'Взнос', 'Ошибка', 'Корт'],
    ['скоро', 'Анна "Ася" Ли', '1500', 'старая', '=1+1'],
  ]);
  const chosen = withColumn(withColumn(guessColumns(table), 0, 'date'), 1, 'organizer_name');
  const csv = rejectedCsv(table, chosen, [
    {
      cells: table.lines[0]!.cells,
      corrections: { entry_fee: '1700', start_time: '18:00' },
      message: 'Диск переполнен.',
      errors: { date: 'Такой даты нет' },
    },
  ]);
  expect(csv).toBe(
    '\ufeffДата;Организатор;Взнос;Корт;Начало;Ошибка\r\n' +
      'скоро;"Анна ""Ася"" Ли";1700;\'=1+1;18:00;"Диск переполнен.; Дата: Такой даты нет"\r\n',
  );
  const again = readFile(csv);
  expect(guessColumns(again)).toEqual([
    ...['date', 'organizer_name', 'entry_fee', null, 'start_time', null],
  ]);
  expect(again.lines[0]!.cells[3]).toBe('=1+1');
});

test('COMFORT-52: the column that was chosen is the one that is known again, whatever the others are called', () => {
  const table = tableOf([
    ['Дата', 'Взнос', 'Цена', 'Начало'],
    ['28.11.2026', '1000', '1500', '18:00'],
  ]);
  const chosen = withColumn(withColumn(guessColumns(table), 2, 'entry_fee'), 0, null);
  const csv = rejectedCsv(table, chosen, [
    { cells: table.lines[0]!.cells, corrections: {}, message: 'Нет.', errors: {} },
  ]);
  expect(guessColumns(readFile(csv))).toEqual([null, null, 'entry_fee', 'start_time', null]);
});
