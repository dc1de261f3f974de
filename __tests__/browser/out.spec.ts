import type { Page, Route } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { addDaysToToday, formatDate } from './support/days';
import { getRow, getSearchBox, searchFor } from './support/consolePage';
import { expect, rememberSession, createSeeds, test } from './support/everywhere';
import { chooseMore, saveFile, unzipFile } from './support/savedFile';
import { OUT_LIST } from './support/outList';

const TODAY = addDaysToToday(0);

test.use({ tournaments: OUT_LIST });

const HEAD = [
  'Тип',
  'Дата',
  'Начало',
  'Окончание',
  'Уровень от',
  'Уровень до',
  'Взнос, ₽',
  'Организатор',
  'Телефон',
  'Заявки',
  'ID',
];
const ORGANIZER = HEAD.indexOf('Организатор');

/** Organizers in a CSV file, from its second line. */
const listOrganizers = (bytes: Buffer): string[] =>
  bytes
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[ORGANIZER]!);

test('COMFORT-40: the Excel file has real dates, times and numbers, and inert texts @everywhere', async ({
  listPage,
}) => {
  await expect(getRow(listPage, 'Анна Завтрашняя')).toBeVisible();
  const { name, path, bytes } = await saveFile(listPage, () =>
    chooseMore(listPage, 'Скачать Excel'),
  );
  expect(name).toBe(`Турниры ${TODAY}.xlsx`);
  const [head, ...rows] = await readSheet(path, 'Турниры');
  expect(head).toEqual(HEAD);
  expect(rows.map((row) => row[ORGANIZER])).toEqual([
    'Анна Завтрашняя',
    '=HYPERLINK("https://example.com")',
    'Вера Далёкая',
    'Анна Прошлая',
  ]);
  const clock = (time: string) => new Date(Date.parse(`1899-12-30T${time}Z`));
  expect(rows[0]).toEqual([
    'Мексикано',
    new Date(addDaysToToday(1)),
    clock('10:00'),
    clock('12:30'),
    2,
    4.5,
    1500,
    'Анна Завтрашняя',
    '+7 (916) 123-45-67',
    0,
    1,
  ]);
  expect(rows[1]!.slice(-2)).toEqual([2, 4]);

  const sheet = unzipFile(bytes, 'xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).not.toContain('<f>');
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toHaveLength(HEAD.length);
  expect(widths[ORGANIZER]).toBeGreaterThan('=HYPERLINK("https://example.com")'.length);
  const styles = unzipFile(bytes, 'xl/styles.xml');
  for (const format of ['dd.mm.yyyy', 'hh:mm', '#,##0 &quot;₽&quot;', '@'])
    expect(styles).toContain(`formatCode="${format}"`);
});

for (const zone of ['Etc/GMT+12', 'Pacific/Kiritimati'])
  test.describe(`a browser in ${zone.replace('Etc/GMT+12', 'the west')}`, () => {
    test.use({ timezoneId: zone });

    test(`COMFORT-40: no day and no hour moves in ${zone.split('/')[1]!.replace('+', ' ')} @deep`, async ({
      listPage,
    }) => {
      const { name, path } = await saveFile(listPage, () => chooseMore(listPage, 'Скачать Excel'));
      expect(name).toContain(TODAY);
      const rows = await readSheet(path);
      expect(rows[2]!.slice(1, 3)).toEqual([
        new Date(addDaysToToday(3)),
        new Date('1899-12-30T23:00:00.000Z'),
      ]);
    });
  });

/** A text with a comma is quoted for programs that separate by commas (COMFORT-12). */
const CSV_HEAD = HEAD.map((name) => (name.includes(',') ? `"${name}"` : name)).join(';');

test('COMFORT-40: the file has the rows that search, filters and order leave, in the calendar too', async ({
  listPage,
}) => {
  const csv = () => saveFile(listPage, () => chooseMore(listPage, 'Скачать CSV'));
  const all = await csv();
  expect(all.name).toBe(`Турниры ${TODAY}.csv`);
  expect(all.bytes.toString('utf8').startsWith(`\uFEFF${CSV_HEAD}\r\n`)).toBe(true);
  expect(all.bytes.toString('utf8')).toContain(
    `;${formatDate(addDaysToToday(1))};10:00;12:30;2;4,5;1500;`,
  );
  expect(listOrganizers(all.bytes)).toHaveLength(4);

  await searchFor(listPage, 'анна');
  await expect(listPage.getByText('Найдено: 2 турнира').first()).toBeVisible();
  expect(listOrganizers((await csv()).bytes)).toEqual(['Анна Завтрашняя', 'Анна Прошлая']);
  await listPage.getByRole('button', { name: 'Взнос' }).click();
  expect(listOrganizers((await csv()).bytes)).toEqual(['Анна Прошлая', 'Анна Завтрашняя']);

  await listPage.goto('/tournaments?type=Американо&view=week');
  await expect(listPage.getByText('Найдено: 1 турнир').first()).toBeVisible();
  expect(listOrganizers((await csv()).bytes)).toEqual(['Вера Далёкая']);
});

const CODE = '**/assets/*.js';

/** Runs `work` before the worker's code is served. The worker is the script that compresses. */
const onWorker = (page: Page, work: (route: Route) => Promise<void>) =>
  page.route(CODE, async (route) => {
    const response = await route.fetch();
    const isWorker = (await response.text()).includes('deflate-raw');
    if (isWorker) await work(route);
    await route.fulfill({ response }).catch(() => null);
  });

test('COMFORT-40: the page answers while a file is made, which is shown; so is a failure @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/Error/, /ERR_FAILED/);
  await listPage.getByRole('button', { name: 'Ещё' }).click();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await onWorker(listPage, () => released);
  const { name } = await saveFile(listPage, async () => {
    await listPage.getByRole('menuitem', { name: 'Скачать Excel' }).click();
    await expect(listPage.getByText('Подготовка файла...')).toBeVisible();
    await getSearchBox(listPage).fill('вера');
    await expect(listPage.getByText('Найдено: 1 турнир').first()).toBeVisible();
    release();
  });
  expect(name).toBe(`Турниры ${TODAY}.xlsx`);
  await expect(listPage.getByText('Файл готов')).toBeVisible();

  await listPage.unroute(CODE);
  await onWorker(listPage, (route) => route.abort());
  await chooseMore(listPage, 'Скачать Excel');
  await expect(listPage.getByText(/^Файл не создан\./)).toBeVisible();
});

test.describe('a long list', () => {
  const COUNT = 3_000;
  test.use({
    tournaments: createSeeds(
      Array.from({ length: COUNT }, (_, index) => ({
        organizer_name: `Организатор ${index}`,
        date: addDaysToToday(index + 1),
      })),
    ),
  });

  test('COMFORT-40: all of it is in the file, though not on the screen @deep', async ({
    page,
    club,
  }) => {
    await rememberSession(page, club.session!);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // The first request is for the beginning of the list, the second for the whole list.
    let asked = 0;
    await page.route('**/api/tournaments', async (route) => {
      asked += 1;
      if (asked > 1) await released;
      await route.continue();
    });
    await page.goto('/tournaments');
    await expect(getRow(page, 'Организатор 0').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ещё' }).click();
    const excel = page.getByRole('menuitem', { name: 'Скачать Excel' });
    await expect(excel).toBeDisabled();
    release();
    await expect(page.getByText(String(COUNT), { exact: true })).toBeVisible();
    await expect(excel).toBeEnabled();
    const { path } = await saveFile(page, () => excel.click());
    const rows = await readSheet(path);
    expect(rows).toHaveLength(COUNT + 1);
    expect(rows.at(-1)![ORGANIZER]).toBe(`Организатор ${COUNT - 1}`);

    // The page runs other tasks between the press and the file.
    await page.getByRole('button', { name: 'Ещё' }).click();
    const between = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let tasks = 0;
          const count = () =>
            setTimeout(() => {
              tasks += 1;
              count();
            });
          addEventListener('click', ({ target }) => {
            if ((target as Element).matches('[role=menuitem]')) count();
            if ((target as Element).matches('a[download]')) resolve(tasks);
          });
        }),
    );
    const { bytes } = await saveFile(page, () =>
      page.getByRole('menuitem', { name: 'Скачать CSV' }).click(),
    );
    expect(listOrganizers(bytes)).toHaveLength(COUNT);
    expect(listOrganizers(bytes).at(-1)).toBe(`Организатор ${COUNT - 1}`);
    expect(await between).toBeGreaterThan(0);
  });
});
