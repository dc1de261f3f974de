import { strToU8 } from 'fflate';
import { readExcel } from '../../../src/console/features/importing/reading/readExcel';
import { createExcelFile } from '../../support/excelFile';

/** Over that a small file takes memory that no table needs. */
const MEMORY_MAX = 700_000_000;

/** The bytes alone, in a buffer of their own as a page hands it over. */
const read = (file: Buffer) => readExcel(Uint8Array.from(file).buffer);

const cell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const TABLE = `<row r="1">${cell('A1', 'Тип')}${cell('B1', 'Дата')}</row><row r="3">${cell('B3', 'а &lt; б')}</row>`;

/** The file with another number in place of the unfolded size that it declares of its largest part. */
function lyingOf(file: Buffer, part: string, declared: number): Buffer {
  const lying = Buffer.from(file);
  for (const [signature, name, size] of [
    [0x04034b50, 30, 22],
    [0x02014b50, 46, 24],
  ] as const) {
    for (let at = 0; at < lying.length - 46; at += 1) {
      if (lying.readUInt32LE(at) !== signature) continue;
      const found = lying.subarray(at + name, at + name + part.length).toString('latin1');
      if (found === part) lying.writeUInt32LE(declared, at + size);
    }
  }
  expect(lying.equals(file)).toBe(false);
  return lying;
}

test('COMFORT-50: a table is read as it is, gaps and all', async () => {
  expect(await read(createExcelFile(TABLE))).toEqual([
    ['Тип', 'Дата'],
    ['', ''],
    ['', 'а < б'],
  ]);
});

test('COMFORT-50: columns that are formatted to their end do not make a table too large', async () => {
  const formatted = Array.from(
    { length: 10_000 },
    (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" s="1"/></row>`,
  );
  expect(await read(createExcelFile(TABLE + formatted.join('')))).toHaveLength(3);
});

const SHEET = 'xl/worksheets/sheet1.xml';
const big = (size: number) => new Uint8Array(size).fill(0x20);
const cells = (count: number) => `<row r="1">${'<c r="A1"/>'.repeat(count)}</row>`;
const more = (count: number, make: (at: number) => Uint8Array) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/part${at}.xml`, make(at)]));

test.each<[string, () => Buffer]>([
  ['one part of 65 MB', () => createExcelFile(TABLE, { 'xl/a.xml': big(65_000_000) })],
  [
    '130 parts of half a megabyte',
    () =>
      createExcelFile(
        TABLE,
        more(130, () => big(500_000)),
      ),
  ],
  [
    'more than a thousand parts',
    () =>
      createExcelFile(
        TABLE,
        more(1_001, () => big(1)),
      ),
  ],
  ['over a million cells', () => createExcelFile(cells(1_000_001))],
  [
    'over a million cells in several sheets',
    () => {
      const sheet = strToU8(cells(300_000));
      return createExcelFile(
        TABLE,
        more(4, () => sheet),
      );
    },
  ],
  ['cells with a prefix', () => createExcelFile(cells(1_000_001).replaceAll('<c ', '<x:c '))],
  [
    'a row out of all bounds',
    () => createExcelFile('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'),
  ],
  [
    'a column out of all bounds',
    () => createExcelFile('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'),
  ],
  [
    'one cell at the very end',
    () => createExcelFile('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  [
    'a place behind a «>»',
    () => createExcelFile(`<row r="1"><c s=">" r='XFD1048576'><v>1</v></c></row>`),
  ],
  ['a place that is written as no spreadsheet does', () => createExcelFile('<row r="1e9"></row>')],
  [
    'one long text in many cells',
    () => {
      const long = `<sst><si><t>${'я'.repeat(100_000)}</t></si></sst>`;
      const rows = Array.from(
        { length: 300 },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
      );
      return createExcelFile(rows.join(''), { 'xl/sharedStrings.xml': strToU8(long) });
    },
  ],
])('COMFORT-50: an Excel file with %s is too much, and takes no memory', async (_, make) => {
  const file = make();
  expect(file.length).toBeLessThan(5_000_000);
  const before = process.memoryUsage().rss;
  expect(await read(file)).toBe('too much');
  expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_MAX);
});

test('COMFORT-50: of a part that declares less than it holds no more than that is taken', async () => {
  const honest = createExcelFile(TABLE + ' '.repeat(65_000_000));
  expect(await read(honest)).toBe('too much');
  expect(await read(lyingOf(honest, SHEET, 1_000))).toBeNull();
});

test('COMFORT-50: what is no archive, or a broken one, is not read', async () => {
  expect(await read(Buffer.from('PK\u0003\u0004xl/workbook.xml'))).toBeNull();
  expect(await read(createExcelFile(TABLE).subarray(0, -30))).toBeNull();
});
