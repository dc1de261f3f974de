import fc from 'fast-check';
import { readExcel } from '../../../src/console/features/importing/reading/readExcel';
import { createExcelFile, STRICT, type ExcelFlavour } from '../../support/excelFile';
import { createRuns } from '../../support/createRuns';

const read = (sheetData: string, flavour: ExcelFlavour = {}) =>
  readExcel(Uint8Array.from(createExcelFile(sheetData, flavour)).buffer);

const formatInlineCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const formatUnplacedRow = (...cells: string[]) => `<row>${cells.join('')}</row>`;
/** The first row of a sheet; each cell gets its address. */
const formatRow = (...cells: string[]) =>
  `<row r="1">${cells.map((cell, at) => cell.replace('<c', `<c r="${'ABC'[at]}1"`)).join('')}</row>`;

const MOMENTS = ['dd.mm.yyyy', 'hh:mm', 'dd.mm.yyyy hh:mm'];
const SHARED = '<si><t>Мексикано</t></si>';
const TABLE = formatRow(
  '<c t="s"><v>0</v></c>',
  '<c s="1"><v>46354</v></c>',
  '<c s="2"><v>0.75</v></c>',
);
const ROWS = [['Мексикано', '28.11.2026', '18:00']];

test.each<[string, ExcelFlavour]>([
  ['Excel', {}],
  ['Excel, as Strict Open XML', STRICT],
  ['a program with prefixes', { prefix: 'x' }],
  [
    'a program with relative targets',
    {
      formatTarget: (path) => path.replace(/^xl\//, ''),
      places: {
        workbook: 'workbook.xml',
        sheet: 'worksheets/sheet1.xml',
        sharedStrings: 'sharedStrings.xml',
        styles: 'styles.xml',
      },
    },
  ],
  [
    'a program whose names have other letters',
    { formatName: (path) => path.replace('sharedStrings', 'SharedStrings').replace('xl/', 'XL/') },
  ],
  [
    'a program that writes targets in capitals',
    { formatTarget: (path) => `/${path.toUpperCase()}` },
  ],
  [
    'a program with backslashes in its archive',
    { formatName: (path) => path.replaceAll('/', '\\') },
  ],
  [
    'a program with backslashes in its targets',
    { formatTarget: (path) => `\\${path.replaceAll('/', '\\')}` },
  ],
  [
    'a program with folders of its own',
    {
      places: {
        workbook: 'book/main.xml',
        sheet: 'book/pages/Лист 1.xml',
        sharedStrings: 'texts.xml',
        styles: 'look/styles.xml',
      },
      formatTarget: (path) => (path === 'book/main.xml' ? path : encodeURI(`../${path}`)),
    },
  ],
  [
    'a program that leaves the workbook to be guessed',
    { formatName: (path) => path.replace('_rels/.rels', 'nothing') },
  ],
])('COMFORT-50: a file of %s is read', (_, flavour) => {
  expect(read(TABLE, { formats: MOMENTS, sharedStrings: SHARED, ...flavour })).toEqual(ROWS);
});

test.each(['utf-16le', 'utf-16be', 'windows-1251'])(
  'COMFORT-50: parts in %s are read',
  (encoding) => {
    const sheet = `<?xml version="1.0" encoding="${encoding.slice(0, 6) === 'utf-16' ? 'UTF-16' : encoding}"?><worksheet><sheetData>${formatRow(formatInlineCell('Анна'))}</sheetData></worksheet>`;
    const bytes = {
      'utf-16le': Buffer.from(`\ufeff${sheet}`, 'utf16le'),
      'utf-16be': Buffer.from(`\ufeff${sheet}`, 'utf16le').swap16(),
      'windows-1251': Buffer.from(sheet.replace('Анна', '\xc0\xed\xed\xe0'), 'latin1'),
    }[encoding]!;
    expect(read('', { more: { 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) } })).toEqual([
      ['Анна'],
    ]);
  },
);

test.each([
  [
    'neither of rows nor of cells',
    formatUnplacedRow(formatInlineCell('а'), '<c/>', formatInlineCell('б')) +
      formatUnplacedRow() +
      formatUnplacedRow(formatInlineCell('в')),
  ],
  [
    'of rows only',
    `<row r="1">${formatInlineCell('а')}<c/>${formatInlineCell('б')}</row><row r="3">${formatInlineCell('в')}</row>`,
  ],
  [
    'of a few cells',
    `<row>${formatInlineCell('а')}<c r="C1" t="str"><v>б</v></c></row><row r="3">${formatInlineCell('в')}</row>`,
  ],
  [
    'in small letters',
    `<row r="1">${formatInlineCell('а')}<c r="c1" t="str"><v>б</v></c></row><row r="3"><c r="a3" t="str"><v>в</v></c></row>`,
  ],
])('COMFORT-50: a sheet with places %s is read as it lies', (_, sheetData) => {
  expect(read(sheetData)).toEqual([
    ['а', '', 'б'],
    ['', '', ''],
    ['в', '', ''],
  ]);
});

/** Text shown for a cell, by the code of its number format. */
const show = (attributes: string, value: string, format: string | number, workbookPr = '') =>
  read(formatRow(`<c s="1" ${attributes}><v>${value}</v></c>`), {
    formats: [format],
    workbookPr,
  })?.[0]?.[0];

test.each<[code: string | number, value: string, text: string]>([
  [14, '46354', '28.11.2026'],
  [16, '46354', '28.11.2026'],
  [20, '0.75', '18:00'],
  [21, '0.770833333333333', '18:30'],
  [22, '46354.75', '28.11.2026 18:00'],
  [46, '0.75', '18:00'],
  [46, '1.25', '30:00'],
  ['dd\\.mm\\.yyyy', '46354', '28.11.2026'],
  ['[$-419]d mmmm yyyy&quot; г.&quot;;@', '46354', '28.11.2026'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '46354', '28.11.2026'],
  ['dd.mm.yyyy', '46354.75', '28.11.2026'],
  ['hh:mm', '46354.75', '18:00'],
  ['h:mm', '1.75', '18:00'],
  ['[$-409]h:mm AM/PM', '0.388888888888889', '09:20'],
  ['[h]:mm', '0.75', '18:00'],
  ['dd.mm.yyyy hh:mm', '46354', '28.11.2026'],
  ['dd.mm.yyyy hh:mm', '0.75', '18:00'],
  ['mmm', '46354', '28.11.2026'],
  ['dd.mm.yyyy', '-5', '########'],
  ['dd.mm.yyyy', '99999999', '########'],
  ['General', '46354', '46354'],
  ['#,##0\\ [$₽-419]', '1500', '1500'],
  ['#,##0\\ &quot;дней, hh&quot;', '1500', '1500'],
  ['0.00E+00', '1500', '1500'],
  ['[Red]0.0', '2.5', '2,5'],
  [0, '3.3000000000000003', '3,3'],
  [0, '7.9161234567E10', '79161234567'],
  [0, '1,5', '1,5'],
])('COMFORT-50: with the format %j the number %s is %j', (code, value, text) =>
  expect(show('', value, code)).toBe(text),
);

test.each(['1', 'true', 'True'])(
  'COMFORT-50: with date1904="%s" days count from 1904, and a time alone stays one',
  (value) => {
    const workbookPr = `date1904="${value}"`;
    expect(show('', '44892', 'dd.mm.yyyy', workbookPr)).toBe('28.11.2026');
    expect(show('', '44892.75', 'dd.mm.yyyy hh:mm', workbookPr)).toBe('28.11.2026 18:00');
    expect(show('', '0.75', 'hh:mm', workbookPr)).toBe('18:00');
    expect(show('', '0.75', 'dd.mm.yyyy hh:mm', workbookPr)).toBe('18:00');
    expect(show('', '1.25', '[h]:mm', workbookPr)).toBe('30:00');
    expect(show('t="d"', '2026-11-28', 'dd.mm.yyyy', workbookPr)).toBe('28.11.2026');
    expect(show('t="d"', '1904-01-01T18:00:00', 'hh:mm', workbookPr)).toBe('18:00');
  },
);

test('COMFORT-50: date1904="0" is the usual count', () => {
  expect(show('', '46354', 'dd.mm.yyyy', 'date1904="0"')).toBe('28.11.2026');
  expect(show('', '46354', 'dd.mm.yyyy', 'date1904="false"')).toBe('28.11.2026');
});

test('COMFORT-50: every day of this century is shown as it was counted, in both counts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 36_526, max: 73_050 }),
      fc.integer({ min: 1, max: 1439 }),
      (day, minute) => {
        const moment = new Date(Date.UTC(1899, 11, 30) + day * 86_400_000 + minute * 60_000);
        const [date, time] = moment.toISOString().slice(0, 16).split('T') as [string, string];
        const text = `${date.split('-').reverse().join('.')} ${time}`;
        expect(show('', String(day + minute / 1440), MOMENTS[2]!)).toBe(text);
        expect(show('', String(day - 1462 + minute / 1440), MOMENTS[2]!, 'date1904="1"')).toBe(
          text,
        );
        expect(show('t="d"', `${date}T${time}:00`, MOMENTS[2]!)).toBe(text);
      },
    ),
    createRuns(50),
  );
});

test.each([
  ['2026-11-28', 'dd.mm.yyyy', '28.11.2026'],
  ['2026-11-28', 0, '28.11.2026'],
  ['2026-11-28T18:30:00', 'dd.mm.yyyy hh:mm', '28.11.2026 18:30'],
  ['2026-11-28T18:30:00', 0, '28.11.2026 18:30'],
  ['2026-11-28T18:30:00.000Z', 0, '28.11.2026 18:30'],
  ['2026-11-28T18:30:00+03:00', 0, '28.11.2026 18:30'],
  ['1899-12-30T18:30:00', 'hh:mm', '18:30'],
  ['1899-12-31T18:30:00', 0, '18:30'],
  ['18:30:00', 'hh:mm', '18:30'],
  ['T18:30:00', 0, '18:30'],
  ['2026-02-30', 'dd.mm.yyyy', '2026-02-30'],
  ['2026-13-01', 0, '2026-13-01'],
  ['2026-11-28T25:00:00', 0, '2026-11-28T25:00:00'],
  ['скоро', 'dd.mm.yyyy', 'скоро'],
])('COMFORT-50: the cell of a date %j in the format %j is %j', (value, format, text) =>
  expect(show('t="d"', value, format)).toBe(text),
);

test.each([
  ['<c t="e"><v>#N/A</v></c>', '#Н/Д'],
  ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#ДЕЛ/0!'],
  ['<c t="e"><v>#SPILL!</v></c>', '#SPILL!'],
  ['<c t="e"><v>#GETTING_DATA</v></c>', '#GETTING_DATA'],
  ['<c t="e"><v>нет данных</v></c>', '#ОШИБКА!'],
  ['<c t="e"/>', '#ОШИБКА!'],
  ['<c><f>A1*2</f></c>', '#ФОРМУЛА!'],
  ['<c><f>A1*2</f><v></v></c>', '#ФОРМУЛА!'],
  ['<c t="str"><f>A1</f></c>', '#ФОРМУЛА!'],
  ['<c t="str"><f>A1</f><v>да</v></c>', 'да'],
  ['<c><f>A1*2</f><v>4</v></c>', '4'],
  ['<c t="b"><v>1</v></c>', 'да'],
  ['<c t="b"><v>false</v></c>', 'нет'],
  ['<c t="str"><v>28.11.2026</v></c>', '28.11.2026'],
  [
    '<c t="inlineStr"><is><r><t>Ан</t></r><r><rPr/><t>на</t></r><rPh sb="0" eb="1"><t>Anna</t></rPh></is></c>',
    'Анна',
  ],
  ['<c t="inlineStr"><is><t><![CDATA[Анна & ]]>К&#1086;</t></is></c>', 'Анна & Ко'],
  ['<c t="inlineStr"><is><t>а_x005F_x0041_</t></is></c>', 'а_x0041_'],
  ['<c><is><t>Анна</t></is></c>', 'Анна'],
  ['<c t="x"><v>Анна</v></c>', 'Анна'],
])('COMFORT-50: the cell %s is %j', (cell, text) =>
  expect(read(formatRow(cell))?.[0]?.[0]).toBe(text),
);

test('COMFORT-50: a formula with an empty result is an empty cell', () => {
  expect(
    read(
      formatRow(formatInlineCell('а'), '<c t="str"><f>""</f><v></v></c>', formatInlineCell('б')),
    ),
  ).toEqual([['а', '', 'б']]);
});

const SHEETS = {
  'xl/workbook.xml': Buffer.from(
    '<workbook xmlns:r="r"><sheets><sheet name="Служебный" state="hidden" r:id="rId1"/><sheet name="Пустой" r:id="rId4"/><sheet name="Турниры" r:id="rId5"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': Buffer.from(
    `<Relationships>${[1, 4, 5].map((id) => `<Relationship Id="rId${id}" Type="a/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
  ),
  'xl/worksheets/sheet4.xml': Buffer.from(
    '<worksheet><sheetData><row><c s="3"/></row></sheetData></worksheet>',
  ),
  'xl/worksheets/sheet5.xml': Buffer.from(
    `<worksheet><sheetData>${formatRow(formatInlineCell('Анна'))}</sheetData></worksheet>`,
  ),
};

test('COMFORT-50: the first sheet that can be seen and has rows is read', () => {
  expect(read(formatRow(formatInlineCell('Не видно')), { more: SHEETS })).toEqual([['Анна']]);
});

test('COMFORT-50: other files of Office are told from broken ones', () => {
  const place = (workbook: string) => ({ places: { workbook } });
  expect(read(TABLE, place('xl/workbook.bin'))).toBe('binary');
  const document = { 'xl/workbook.xml': Buffer.from('<w:document xmlns:w="w"/>') };
  expect(read(TABLE, { more: document })).toBe('no table');
});
