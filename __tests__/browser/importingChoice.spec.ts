import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { leaveAnyway } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import {
  createCells,
  getCreationButton,
  HEADS,
  getPreviewRow,
  openFile,
  formatClipboardText,
  pasteRows,
  getCreationStatus,
  getPreviewTable,
} from './support/importing';
import { openSignedIn } from './support/signIn';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Анна Громова', date: '2099-06-05', start_time: '18:00', end_time: '20:00' },
  ]),
});

const isMixed = (page: Page, name: string) =>
  page.getByLabel(name).evaluate((box: HTMLInputElement) => box.indeterminate);

test('COMFORT-52: one box ticks and unticks all that may be created, but ticks no double', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  await pasteRows(page, [
    createCells(),
    createCells({ Организатор: 'Вера Орлова', Дата: '06.06.2099' }),
    createCells({ Организатор: 'Олег Ким', Дата: '07.06.2099' }),
    createCells({ Организатор: 'Пётр Ёлкин', Дата: 'скоро' }),
  ]);
  const all = page.getByLabel('Выбрать все, кроме повторов');
  await expect(all).toBeChecked();
  await page.getByLabel('Выбрать строку 3').uncheck();
  expect(await isMixed(page, 'Выбрать все, кроме повторов')).toBe(true);
  await expectAccessible(page, 'import-some-taken');
  await all.click();
  await expect(getCreationStatus(page)).toHaveText(
    'Готово к созданию: 2, с ошибками: 1, не выбрано: 1',
  );
  await expect(all).toBeChecked();
  expect(await isMixed(page, 'Выбрать все, кроме повторов')).toBe(false);

  await page.getByLabel('Выбрать строку 2').check();
  await all.press('Space');
  await expect(getCreationStatus(page)).toHaveText('С ошибками: 1, не выбрано: 3');
  await expect(getCreationButton(page)).toBeDisabled();
  await all.press('Space');
  await expect(page.getByLabel('Выбрать строку 2')).not.toBeChecked();
  await expect(page.getByLabel('Выбрать строку 5')).toBeDisabled();
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 2, с ошибками: 1, не выбрано: 1');
  await expect(page.getByLabel(/^Выбрать все/)).toHaveCount(0);
});

test('COMFORT-51: after a press for more rows the focus is on the first of them @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  const rows = Array.from({ length: 120 }, (_, at) => createCells({ Организатор: `Игрок ${at}` }));
  await pasteRows(page, rows);
  await page.getByRole('button', { name: 'Показать ещё' }).press('Enter');
  await expect(getPreviewRow(page, 102)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Выбрать строку 102')).toBeFocused();
});

test('COMFORT-50: another table is asked for where the focus is, and a file dropped elsewhere leaves the page @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  await pasteRows(page, [createCells({ Дата: '06.06.2099' })]);
  await page.getByRole('button', { name: 'Другая таблица' }).click();
  await leaveAnyway(page, 'Не все турниры созданы');
  await expect(page.getByLabel('Открыть файл')).toBeFocused();

  const isTaken = (kind: 'file' | 'text') =>
    page.getByRole('heading', { name: 'Импорт турниров' }).evaluate((heading, what) => {
      const data = new DataTransfer();
      if (what === 'file') data.items.add(new File(['а'], 'а.csv'));
      else data.setData('text/plain', 'а');
      const init = { dataTransfer: data, bubbles: true, cancelable: true };
      return !heading.dispatchEvent(new DragEvent('drop', init));
    }, kind);
  expect(await isTaken('file')).toBe(true);
  expect(await isTaken('text')).toBe(false);
  await expect(getPreviewTable(page)).toHaveCount(0);
});

test('COMFORT-50: too many columns are refused, and so is a file that cannot be opened @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  const wide = Array.from({ length: 101 }, (_, at) => `Столбец ${at}`);
  const text = formatClipboardText([wide, wide]);
  await openFile(page, 'широкий.csv', Buffer.from(text));
  await expect(page.getByRole('alert')).toHaveText(/Здесь 101.столбец, а можно не больше 100/);
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await openFile(page, 'занят.csv', Buffer.from(HEADS.join(';')));
  await expect(page.getByRole('alert')).toHaveText(/^Файл не открывается/);
});

test('COMFORT-52: as long as the list is not there, it is said that doubles may be missed @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 500/, /listTournaments: 500/);
  let isBroken = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/tournaments', async (route) => {
    if (!isBroken) return route.fallback();
    await held;
    return route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } });
  });
  await openSignedIn(page, club, '/import');
  await pasteRows(page, [createCells()]);
  await expect(page.getByText('Список турниров ещё загружается')).toBeVisible();
  release();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('найдены не все повторы. Диск переполнен.');
  await expectAccessible(page, 'import-without-list');
  isBroken = false;
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(getPreviewRow(page, 2)).toContainText('Такой турнир уже есть');
  await expect(failure).toHaveCount(0);
});

test('COMFORT-51, TRUST-51: a name from right to left does not turn the phone below it', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  await pasteRows(page, [createCells({ Организатор: 'דנה לוי' })]);
  const direction = (text: string) =>
    getPreviewRow(page, 2)
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await direction('+7 (916) 123-45-67')).toBe('ltr');
});
