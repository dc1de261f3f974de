import { FIELD_NAMES, TOURNAMENT_FIELDS } from '../../../src/domain/tournament/tournamentFields';
import {
  countHeaders,
  findFieldByHeader,
  listMissingFields,
  setColumn,
} from '../../../src/domain/importing/columnMapping';
import { validateRow } from '../../../src/domain/importing/interpretRow';
import { buildRejectedCsv, buildSampleCsv } from '../../../src/domain/importing/rejectedRows';
import {
  guessColumns,
  toImportTable,
  getImportRowTexts,
} from '../../../src/domain/importing/importTable';
import { createTournamentRules } from '../../../src/domain/tournament/rules';
import { toFormValues } from '../../../src/domain/tournament/formValues';
import { parseCsvCells } from '../support/parseCsvCells';
import { createTournament, TODAY } from '../support/samples';
import { buildTournamentsCsv } from '../support/buildTournamentsCsv';

const rules = createTournamentRules(TODAY);
const parseFile = (csv: string) => toImportTable(parseCsvCells(csv.slice(1)));
const validateLines = (csv: string) => {
  const table = parseFile(csv);
  const columns = guessColumns(table);
  return table.lines.map((line) => validateRow(getImportRowTexts(line, columns, {}), rules));
};

test('COMFORT-50: an exported file comes back as it was', () => {
  const tournaments = [
    createTournament(),
    createTournament({ end_time: null, level_to: null, entry_fee: 0, organizer_name: '=О;"Ли"' }),
  ];
  const csv = buildTournamentsCsv(tournaments);
  const { heads, hasHeads } = parseFile(csv);
  expect(hasHeads).toBe(true);
  expect(heads.filter((head) => findFieldByHeader(head) === null)).toEqual(['Заявки', 'ID']);
  expect(countHeaders(heads)).toBe(heads.length);
  expect(validateLines(csv)).toEqual(
    tournaments.map((tournament) => ({ values: toFormValues(tournament), errors: {} })),
  );
});

test('COMFORT-50: the sample is a tournament that may be created', () => {
  const lines = validateLines(buildSampleCsv(TODAY));
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
  expect(findFieldByHeader(head)).toBe(name),
);

test('COMFORT-51: rows above the names and empty ones are left out, and the numbers stay the file’s', () => {
  const table = toImportTable([
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
  expect(listMissingFields(columns)).toEqual([
    'tournament_type',
    'level_from',
    'entry_fee',
    'organizer_name',
    'organizer_phone',
  ]);
});

test('COMFORT-51: empty columns at the end of a table are none', () => {
  const table = toImportTable([
    ['Расписание', '', '', '', 'до мая'],
    ['Дата', 'Начало', '', ' ', ''],
    ['01.12.2026', '18:00', 'корт 2', '', ''],
  ]);
  expect(table.heads).toEqual(['Дата', 'Начало', 'Столбец 3']);
  expect(toImportTable([['01.12.2026', '18:00', ' ', '']]).heads).toHaveLength(2);
});

test('COMFORT-50: all rows are counted, however many there are', () => {
  const rows = Array.from({ length: 200_000 }, () => ['01.12.2026', '18:00']);
  expect(toImportTable([['Дата', 'Начало'], ...rows]).lines).toHaveLength(200_000);
});

test('COMFORT-51: a table without names is known by what is in it', () => {
  const rows = [
    ['Анна Громова', '28.11.2026', 'мексикано', '18:00', '20:00', '2', '4', '1500', '89161234567'],
    ['Вера Орлова', '29.11.2026', 'американо', '9:00', '', '3', '', '2000', '89031112233'],
  ];
  const table = toImportTable(rows);
  expect(table.hasHeads).toBe(false);
  expect(table.lines).toHaveLength(2);
  expect(table.heads[0]).toBe('Столбец 1');
  expect(guessColumns(table)).toEqual([
    ...['organizer_name', 'date', 'tournament_type', 'start_time', 'end_time', 'level_from'],
    ...['level_to', 'entry_fee', 'organizer_phone'],
  ]);
});

test('COMFORT-51: the user can say whether the first row has names', () => {
  const rows = [
    ['Когда играем', 'Кто'],
    ['28.11.2026', 'Анна'],
  ];
  expect(toImportTable(rows).lines).toHaveLength(2);
  const table = toImportTable(rows, true);
  expect(table.heads).toEqual(['Когда играем', 'Кто']);
  expect(table.lines.map(({ number }) => number)).toEqual([2]);
});

test('COMFORT-51: a field has one column, however it was chosen', () => {
  const columns = guessColumns(
    toImportTable([
      ['Дата', 'Дата турнира', 'Начало'],
      ['1', '2', '3'],
    ]),
  );
  expect(columns).toEqual(['date', null, 'start_time']);
  expect(setColumn(columns, 1, 'date')).toEqual([null, 'date', 'start_time']);
  expect(setColumn(columns, 0, null)).toEqual([null, null, 'start_time']);
});

test('COMFORT-52: names of columns are neither formulas nor further columns', () => {
  const heads = ['Дата', '=1+1', 'Цена; "руб"', 'Имя\tи фамилия'];
  const table = toImportTable([heads, ['скоро', 'а\tб', '', 'в']], true);
  const [row] = table.lines;
  const csv = buildRejectedCsv(table, guessColumns(table), [
    { cells: row!.cells, corrections: {}, message: 'Нет.', errors: {} },
  ]);
  expect(csv).toBe(
    '\ufeffДата;\'=1+1;"Цена; ""руб""";"Имя\tи фамилия";Ошибка\r\nскоро;"а\tб";;в;Нет.\r\n',
  );
  expect(parseFile(csv).heads).toEqual([...heads, 'Ошибка']);
});

test('COMFORT-52: refused rows come back from their file, with what was corrected', () => {
  const table = toImportTable([
    ['Когда играем', 'Ведёт', 'Взнос', 'Ошибка', 'Корт'],
    ['скоро', 'Анна "Ася" Ли', '1500', 'старая', '=1+1'],
  ]);
  const chosen = setColumn(setColumn(guessColumns(table), 0, 'date'), 1, 'organizer_name');
  const csv = buildRejectedCsv(table, chosen, [
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
  const again = parseFile(csv);
  expect(guessColumns(again)).toEqual([
    ...['date', 'organizer_name', 'entry_fee', null, 'start_time', null],
  ]);
  expect(again.lines[0]!.cells[3]).toBe('=1+1');
});

test('COMFORT-52: a chosen column is recognised again, whatever the others are called', () => {
  const table = toImportTable([
    ['Дата', 'Взнос', 'Цена', 'Начало'],
    ['28.11.2026', '1000', '1500', '18:00'],
  ]);
  const chosen = setColumn(setColumn(guessColumns(table), 2, 'entry_fee'), 0, null);
  const csv = buildRejectedCsv(table, chosen, [
    { cells: table.lines[0]!.cells, corrections: {}, message: 'Нет.', errors: {} },
  ]);
  expect(guessColumns(parseFile(csv))).toEqual([null, null, 'entry_fee', 'start_time', null]);
});
