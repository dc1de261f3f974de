import { expect, test } from './support/fixtures';
import { createExcelFile } from '../support/excelFile';
import { createCells, getCreationButton, HEADS, openFile, pasteRows } from './support/importing';
import { openSignedIn } from './support/signIn';

test('COMFORT-50: a file that is dropped outside of its place does not take the console away', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  const isRefused = (type: string) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading, kind) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['Тип'], 'турниры.csv'));
      const drop = { bubbles: true, cancelable: true, dataTransfer };
      return !heading.dispatchEvent(new DragEvent(kind, drop));
    }, type);
  expect(await isRefused('dragover')).toBe(true);
  expect(await isRefused('drop')).toBe(true);
});

const ZIP = 'PK\u0003\u0004';
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const REFUSALS: [name: string, bytes: Buffer, reason: RegExp][] = [
  ['пустой.csv', Buffer.from(''), /нет ни одной строки/],
  ['пробелы.csv', Buffer.from(',,\r\n , \r\n'), /нет ни одной строки/],
  ['фото.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /Это не таблица/],
  ['старый.xls', Buffer.from([...COMPOUND, 0, 0, 1]), /старого Excel \(\.xls\)/],
  [
    'тайный.xlsx',
    Buffer.concat([Buffer.from(COMPOUND), Buffer.from('EncryptedPackage', 'utf16le')]),
    /защищён паролем/,
  ],
  ['битый.xlsx', Buffer.from(`${ZIP}xl/workbook.xml и больше ничего`), /повреждён/],
  [
    'бомба.xlsx',
    createExcelFile(`<row r="1">${'<c r="A1"/>'.repeat(1_000_001)}</row>`),
    /слишком много данных/,
  ],
  ['двоичный.xlsb', createExcelFile('', { places: { workbook: 'xl/workbook.bin' } }), /\(\.xlsb\)/],
  [
    'письмо.docx',
    createExcelFile('', { more: { 'xl/workbook.xml': Buffer.from('<w:document xmlns:w="w"/>') } }),
    /Это не таблица/,
  ],
  [
    'страница.xls',
    Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>'),
    /старого Excel \(\.xls\)/,
  ],
  ['страница.csv', Buffer.from('<!doctype html><p>Войдите</p>'), /Это не таблица/],
  [
    'дальний.xlsx',
    createExcelFile('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'),
    /слишком много/,
  ],
  ['архив.zip', Buffer.from(`${ZIP}фото.jpg, и где-то xl/ в нём`), /Это не таблица/],
  [
    'таблица.ods',
    Buffer.from(`${ZIP}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
    /LibreOffice \(\.ods\)/,
  ],
  ['большой.csv', Buffer.alloc(5_000_001, 'а'), /больше 5.МБ/],
  [
    'длинный.csv',
    Buffer.from([HEADS.join(';'), ...Array.from({ length: 501 }, () => 'а;б')].join('\n')),
    /Здесь 501.строка.*не больше 500/,
  ],
];

test('COMFORT-50: a table that cannot be read is refused in Russian, and another one can be read @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  for (const [name, bytes, reason] of REFUSALS) {
    await openFile(page, name, bytes);
    await expect(page.getByRole('alert'), name).toHaveText(reason);
  }
  await pasteRows(page, [createCells()]);
  await expect(getCreationButton(page)).toHaveText(/^Создать 1.турнир$/);
});
