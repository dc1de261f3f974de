import fc from 'fast-check';
import Papa from 'papaparse';
import { parseCsv } from '../../../src/console/features/importing/reading/parseCsv';
import { toImportTable } from '../../../src/domain/importing/importTable';
import { escapeFormula, unescapeFormula } from '../../../src/domain/sheets/csv';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { parseCsvCells } from '../support/parseCsvCells';
import { createTournament } from '../support/samples';
import { buildTournamentsCsv } from '../support/buildTournamentsCsv';
import { createRuns } from '../../support/createRuns';

const listRows = (...tournaments: Tournament[]): Record<string, string>[] => {
  const [head, ...rows] = parseCsvCells(buildTournamentsCsv(tournaments).slice(1));
  return rows.map((row) => {
    expect(row).toHaveLength(head!.length);
    return Object.fromEntries(row.map((cell, index) => [head![index]!, cell]));
  });
};
const getNameCell = (organizer_name: string): string =>
  listRows(createTournament({ organizer_name }))[0]!.Организатор!;

test('COMFORT-12: the file begins with a byte order mark and the columns, and has one tournament per line', () => {
  const text = buildTournamentsCsv([
    createTournament({ applications: [{} as never, {} as never] }),
  ]);
  expect(text).toBe(
    '\ufeffТип;Дата;Начало;Окончание;Уровень от;Уровень до;"Взнос, ₽";Организатор;Телефон;Заявки;ID\r\n' +
      'Мексикано;06.06.2026;10:00;14:00;2;4,5;1500;Иван Иванов;+7 (916) 123-45-67;2;7\r\n',
  );
});

test('COMFORT-12: a missing value is an empty cell, and a broken one is as it is', () => {
  const [row] = listRows(
    createTournament({
      id: -1,
      date: 'скоро; наверное',
      end_time: null,
      level_from: null,
      level_to: null,
      entry_fee: null,
      organizer_phone: '',
    }),
  );
  expect(row).toMatchObject({
    Дата: 'скоро; наверное',
    Окончание: '',
    'Уровень от': '',
    'Уровень до': '',
    'Взнос, ₽': '',
    Телефон: '',
    ID: '',
  });
});

test.each([
  '=1+1',
  '=HYPERLINK("https://example.com";"ой")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '  =1',
  '\tсело',
  "'=1",
  "'+7 (916) 123-45-67",
  '＝1+1',
  '+7 (916) 123-45-67+A1',
])('COMFORT-12: %j is no formula in the file', (text) => {
  expect(getNameCell(text)).toBe(`'${text}`);
});

test.each([
  ['Анна,=1+1', "Анна,'=1+1"],
  ['Анна, +7 (916) 123-45-67', "Анна,' +7 (916) 123-45-67"],
  ['Анна,"=1', 'Анна,\'"=1'],
  ['Анна\t@A1\n-2', "Анна\t'@A1\n'-2"],
  ['\t=1', "'\t'=1"],
  [' \n=1', " \n'=1"],
  ["Анна,'=1", "Анна,''=1"],
])('COMFORT-12: %j has no formula in it where another separator would begin a cell', (text, cell) =>
  expect(getNameCell(text)).toBe(cell),
);

test('COMFORT-12: a phone is no formula, and can be read and called as it is', () => {
  const [row] = listRows(createTournament());
  expect(row!.Телефон).toBe('+7 (916) 123-45-67');
  const [other] = listRows(createTournament({ organizer_phone: '+7916 доб. 2' }));
  expect(other!.Телефон).toBe("'+7916 доб. 2");
});

test.each(['Анна "Ася" Ли', 'Ли; Анна', 'Анна\r\nЛи', '"', 'Анна, Вера', "О'Нил", '""";'])(
  'COMFORT-12: the name %j comes back as it was',
  (name) => expect(getNameCell(name)).toBe(name),
);

const unit = fc.constantFrom(...'=+-@＝;,\'"\r\n\t аЁ7()');
const text = fc.oneof(
  fc.string({ unit, maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constant('+7 (916) 123-45-67'),
);
const texts = { organizer_name: text, organizer_phone: text, date: text, start_time: text };
const tournaments = fc.array(fc.record(texts), { minLength: 1, maxLength: 5 });

test('COMFORT-12: no cell of any text is a formula, whichever separator the file is read with', () => {
  fc.assert(
    fc.property(tournaments, (all) => {
      const file = buildTournamentsCsv(all.map((changes) => createTournament(changes))).slice(1);
      const cells = [';', ',', '\t'].flatMap((delimiter) =>
        Papa.parse<string[]>(file, { delimiter }).data.flat(),
      );
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠](?!7 \(\d{3}\) )/.test(cell))).toEqual([]);
    }),
    createRuns(1_000),
  );
});

test('COMFORT-12, COMFORT-50: any texts that are written are read unchanged', () => {
  fc.assert(
    fc.property(tournaments, (all) => {
      const file = buildTournamentsCsv(all.map((changes) => createTournament(changes))).slice(1);
      const { heads, lines } = toImportTable(parseCsv(file));
      const read = lines.map(({ cells }) =>
        ['Организатор', 'Телефон', 'Дата', 'Начало'].map((name) => cells[heads.indexOf(name)]),
      );
      expect(read).toEqual(all.map((one) => Object.values(one)));
    }),
    createRuns(1_000),
  );
});

test('COMFORT-12: a guard is taken away exactly where it was put', () => {
  fc.assert(
    fc.property(text, (one) => expect(unescapeFormula(escapeFormula(one))).toBe(one)),
    createRuns(),
  );
});
