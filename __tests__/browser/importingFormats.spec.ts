import { createExcelFile, STRICT } from '../support/excelFile';
import { expect, test } from './support/fixtures';
import {
  createCells,
  getCreationStatus,
  getPreviewRow,
  HEADS,
  openFile,
} from './support/importing';
import { openSignedIn } from './support/signIn';

const formatInlineCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const formatRow = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const FORMATS = ['dd.mm.yyyy', 'hh:mm'];

/** A sheet with one row, whose day and times are the given cells. */
const createSheet = (day: string, start: string, end: string) =>
  formatRow(...HEADS.map(formatInlineCell)) +
  formatRow(
    ...[formatInlineCell('Мексикано'), day, start, end, '<c><v>2.5</v></c>', '<c><v>4</v></c>'],
    ...['<c><v>1500</v></c>', formatInlineCell('Анна Громова'), '<c><v>79161234567</v></c>'],
  );

/** The same tournament on 5 June 2099, written by different programs. */
const FILES: [name: string, file: Buffer][] = [
  [
    'с 1904 года.xlsx',
    createExcelFile(
      createSheet(
        '<c s="1"><v>71379</v></c>',
        '<c s="2"><v>0.75</v></c>',
        '<c s="2"><v>0.854166666666667</v></c>',
      ),
      { workbookPr: 'date1904="true"', formats: FORMATS },
    ),
  ],
  [
    'строгий.xlsx',
    createExcelFile(
      createSheet(
        '<c s="1" t="d"><v>2099-06-05T00:00:00</v></c>',
        '<c s="2" t="d"><v>1899-12-30T18:00:00</v></c>',
        '<c s="2" t="d"><v>20:30:00</v></c>',
      ),
      { ...STRICT, formats: FORMATS },
    ),
  ],
  [
    'чужой.xlsx',
    createExcelFile(
      createSheet(
        formatInlineCell('5-июн-2099'),
        formatInlineCell('18:00:00'),
        formatInlineCell('20:30'),
      ),
      {
        prefix: 'x',
        formatName: (path) => path.toUpperCase().replaceAll('/', '\\'),
      },
    ),
  ],
];

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test('COMFORT-50: an Excel file of any program gives the days and times that it shows @deep', async ({
      page,
      club,
    }) => {
      await openSignedIn(page, club, '/import');
      for (const [name, file] of FILES) {
        await openFile(page, name, file);
        await expect(page.getByRole('heading', { name })).toBeVisible();
        await expect(getCreationStatus(page)).toHaveText('Готово к созданию: 1');
        const evening = getPreviewRow(page, 2);
        await expect(evening).toContainText('05.06.2099');
        await expect(evening).toContainText('18:00 – 20:30');
        await expect(evening).toContainText('2.5 - 4');
        await expect(evening).toContainText('+7 (916) 123-45-67');
        await page.reload();
      }
    });
  });

test('COMFORT-50: a CSV file of DOS is read @deep', async ({ page, club }) => {
  const page866 = new TextDecoder('ibm866').decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  const text = [HEADS.map((head) => head.replace(', ₽', '')), createCells()]
    .map((cells) => cells.join(';'))
    .join('\r\n');
  const bytes = [...text].map((letter) => [...page866].indexOf(letter));
  await openSignedIn(page, club, '/import');
  await openFile(page, 'dos.csv', Buffer.from(bytes));
  await expect(getCreationStatus(page)).toHaveText('Готово к созданию: 1');
  await expect(getPreviewRow(page, 2)).toContainText('Анна Громова');
});

test('COMFORT-51: an error cell of an optional field is reported, and gives no value @deep', async ({
  page,
  club,
}) => {
  const sheet = createSheet(
    '<c s="1"><v>72841</v></c>',
    '<c s="2"><v>0.75</v></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  );
  await openSignedIn(page, club, '/import');
  await openFile(page, 'ошибка.xlsx', createExcelFile(sheet, { formats: FORMATS }));
  await expect(getPreviewRow(page, 2)).toContainText('В ячейке таблицы ошибка: #ДЕЛ/0!');
  await expect(getCreationStatus(page)).toHaveText('С ошибками: 1');
});
