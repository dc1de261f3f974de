import type { Page } from '@playwright/test';
import { expect, skipInBrowser, createSeeds, test } from './support/everywhere';
import { openDetail, getRow } from './support/consolePage';
import { A4, printPage } from './support/printPage';

const createPlayers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Игрок ${at + 1}`, level: 3 }));

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга Смирнова',
      date: '2099-06-05',
      end_time: '14:00',
      level_to: 4.5,
      applications: createPlayers(24),
    },
    { organizer_name: 'Большой Сбор', date: '2099-06-06', applications: createPlayers(60) },
    { organizer_name: 'Чёртова Дюжина', date: '2099-06-07', applications: createPlayers(13) },
    { organizer_name: 'Одинокий Тренер', date: '2099-07-01' },
  ]),
});

/** Records the printed content each time the page prints. */
const watchPrints = (page: Page) =>
  page.evaluate(() => {
    const note = () => {
      const sheet = document.querySelector('article');
      const rows = document.querySelectorAll('[aria-label="Турниры"] [role="row"]');
      document.body.dataset.printed = sheet?.innerText ?? `${rows.length} строк`;
    };
    addEventListener('afterprint', note, true);
  });

const readLastPrint = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.body.dataset.printed);

const removeSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

test('COMFORT-43: with the details open a sheet of A4 is printed, for up to 24 participants a single one @everywhere', async ({
  listPage,
}) => {
  skipInBrowser('firefox', 'its driver prints on paper of another size');
  skipInBrowser('webkit', 'its driver cannot print');
  await openDetail(listPage, 'Ольга Смирнова');
  await watchPrints(listPage);
  expect(await printPage(listPage)).toEqual({ count: 1, size: [A4] });
  const text = removeSpaces((await readLastPrint(listPage))!);
  for (const part of [
    'Теннисный клуб',
    'Мексикано',
    'Дата 05 июня 2099',
    'Время 10:00 – 14:00',
    'Уровень игроков 2 - 4.5',
    'Взнос 1 500 ₽',
    'Организатор Ольга Смирнова',
    'Телефон +7 (916) 123-45-67',
    'Участники (24)',
    '24 Игрок 24 3 +7 (903) 111-22-33',
    'Заметки',
  ])
    expect(text).toContain(removeSpaces(part));
  // Printing leaves the screen unchanged.
  await expect(listPage.locator('article')).toHaveCount(0);
  await listPage.keyboard.press('Escape');
  await expect(listPage.getByRole('dialog')).toHaveCount(0);
});

test('COMFORT-43: more participants continue on the next sheet, and a tournament without them leaves room for notes @deep', async ({
  listPage,
}) => {
  await openDetail(listPage, 'Большой Сбор');
  expect(await printPage(listPage)).toEqual({ count: 2, size: [A4] });
  await listPage.keyboard.press('Escape');

  await openDetail(listPage, 'Чёртова Дюжина');
  expect(await printPage(listPage)).toEqual({ count: 1, size: [A4] });
  await listPage.keyboard.press('Escape');

  await openDetail(listPage, 'Одинокий Тренер');
  await watchPrints(listPage);
  expect(await printPage(listPage)).toEqual({ count: 1, size: [A4] });
  expect(await readLastPrint(listPage)).toContain('Пока нет заявок');
});

test('COMFORT-43, SPEED-8: without the details the list is printed as ever', async ({
  listPage,
}) => {
  await openDetail(listPage, 'Ольга Смирнова');
  await printPage(listPage);
  await listPage.keyboard.press('Escape');
  await expect(listPage.getByRole('dialog')).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Смирнова')).toBeVisible();
  await watchPrints(listPage);
  const { size } = await printPage(listPage);
  expect(size).not.toContain(A4);
  expect(await readLastPrint(listPage)).toMatch(/строк$/);
});

test('COMFORT-43: «Печать» asks the browser to print @deep', async ({ listPage }) => {
  const detail = await openDetail(listPage, 'Ольга Смирнова');
  await listPage.evaluate(() => {
    window.print = () => void (document.body.dataset.asked = 'yes');
  });
  await detail.getByRole('button', { name: 'Ещё' }).click();
  await detail.getByRole('menuitem', { name: 'Печать' }).click();
  expect(await listPage.evaluate(() => document.body.dataset.asked)).toBe('yes');
  await expect(detail.getByRole('menu')).toHaveCount(0);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('COMFORT-43, COMFORT-1: paper is light, and no line of a table is split @deep', async ({
    listPage,
  }) => {
    await openDetail(listPage, 'Большой Сбор');
    await listPage.evaluate(() => {
      const note = () => {
        const row = document.querySelector('article tbody tr')!;
        const { color } = getComputedStyle(row);
        document.body.dataset.printed = `${color} ${getComputedStyle(row).breakInside}`;
      };
      addEventListener('afterprint', note, true);
    });
    await listPage.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await printPage(listPage);
    expect(await readLastPrint(listPage)).toBe('rgb(26, 36, 32) avoid');
  });
});

test('SPEED-8: the ring around what has the focus is not printed', async ({ listPage }) => {
  const row = getRow(listPage, 'Ольга Смирнова');
  await row.focus();
  await listPage.keyboard.press('ArrowDown');
  await listPage.keyboard.press('ArrowUp');
  await expect(row).toBeFocused();
  await expect(row).not.toHaveCSS('outline-style', 'none');
  await listPage.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('outline-style', 'none');
});
