import { EXCEL_LIMITS } from '../../../src/console/features/importing/reading/unpackExcel';
import { readExcel } from '../../../src/console/features/importing/reading/readExcel';
import { createExcelFile } from '../../support/excelFile';

/** Memory in bytes that no table of a club needs. More would let a small file exhaust it. */
const MEMORY_MAX = 700_000_000;

/** Copies the bytes into their own buffer, as a page does. */
const read = (file: Buffer, limits = EXCEL_LIMITS) =>
  readExcel(Uint8Array.from(file).buffer, limits);

/** Small limits make each check fast. */
const SMALL = { ...EXCEL_LIMITS, bytes: 640_000, cells: 10_000 };

const formatCell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const TABLE = `<row r="1">${formatCell('A1', 'Тип')}${formatCell('B1', 'Дата')}</row><row r="3">${formatCell('B3', 'а &lt; б')}</row>`;

/** Declares another unpacked size for one part of the file. */
function declareSize(file: Buffer, part: string, declared: number): Buffer {
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

test('COMFORT-50: a table is read as it is, gaps and all', () => {
  expect(read(createExcelFile(TABLE))).toEqual([
    ['Тип', 'Дата'],
    ['', ''],
    ['', 'а < б'],
  ]);
});

test('COMFORT-50: columns that are formatted to their end do not make a table too large', () => {
  const formatted = Array.from(
    { length: 10_000 },
    (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" s="1"/></row>`,
  );
  expect(read(createExcelFile(TABLE + formatted.join('')))).toHaveLength(3);
});

const SHEET = 'xl/worksheets/sheet1.xml';
const formatCells = (count: number) => `<row r="1">${'<c r="A1"/>'.repeat(count)}</row>`;
const createMoreParts = (count: number, size: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`xl/part${at}.xml`, new Uint8Array(size).fill(0x20)]),
  );

test('COMFORT-50: parts that a table does not need are left alone, however large they are', () => {
  const file = createExcelFile(TABLE, { more: createMoreParts(140, 5_000) });
  expect(read(file, SMALL)).toHaveLength(3);
});

test.each<[string, () => Buffer]>([
  ['a sheet of 65 MB', () => createExcelFile(TABLE + ' '.repeat(65_000_000))],
  ['more than a thousand parts', () => createExcelFile(TABLE, { more: createMoreParts(1_001, 1) })],
  ['over a million cells', () => createExcelFile(formatCells(1_000_001))],
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
  [
    'one long text in many cells',
    () => {
      const sharedStrings = `<si><t>${'я'.repeat(100_000)}</t></si>`;
      const rows = Array.from(
        { length: 300 },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
      );
      return createExcelFile(rows.join(''), { sharedStrings });
    },
  ],
])('COMFORT-50: an Excel file with %s is too much, and takes no memory', (_, make) => {
  const file = make();
  expect(file.length).toBeLessThan(5_000_000);
  const before = process.memoryUsage().rss;
  expect(read(file)).toBe('too much');
  expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_MAX);
});

test('COMFORT-50: texts and a sheet are too much together, and so are cells with a prefix', () => {
  const half = ' '.repeat(330_000);
  expect(read(createExcelFile(TABLE + half), SMALL)).toHaveLength(3);
  expect(read(createExcelFile(TABLE + half, { sharedStrings: half }), SMALL)).toBe('too much');
  const file = createExcelFile(formatCells(10_001), { prefix: 'x' });
  expect(read(file)).not.toBe('too much');
  expect(read(file, SMALL)).toBe('too much');
});

test('COMFORT-50: a part that holds more than it declares is not read', () => {
  const honest = createExcelFile(TABLE + ' '.repeat(650_000));
  expect(read(honest, SMALL)).toBe('too much');
  expect(read(declareSize(honest, SHEET, 1_000), SMALL)).toBeNull();
});

test('COMFORT-50: a file that is no archive, or a broken one, is not read', () => {
  expect(read(createExcelFile('<row r="1e9"></row>'))).toBeNull();
  expect(read(Buffer.from('PK\u0003\u0004xl/workbook.xml'))).toBeNull();
  expect(read(createExcelFile(TABLE).subarray(0, -30))).toBeNull();
});
