import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { getListHeading, openSignedIn } from './support/signIn';
import { getRow } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import {
  getCreationBar,
  createCells,
  getCreationButton,
  HEADS,
  getPreviewRow,
  openFile,
  pasteRows,
  getPreviewTable,
  readDownload,
  encodeWindows1251,
} from './support/importing';

const open = (page: Page, club: Parameters<typeof openSignedIn>[1]) =>
  openSignedIn(page, club, '/import');

test('COMFORT-50: a CSV file of an older Excel becomes tournaments, once that is confirmed @everywhere @deep', async ({
  page,
  club,
}) => {
  await open(page, club);
  await expect(page).toHaveTitle(/^Импорт турниров/);
  const rows = [
    'Тип турнира;Дата проведения;Время начала;Уровень;Стоимость;ФИО организатора;Тел.;Корт',
    'американо;28 ноября 2099;09.00;2-4;1 500 руб.;Пётр Ёлкин;89161234567;№ 1',
    'МЕКСИКАНО;2099-11-29;18:00–20:30;3;бесплатно;Анна Громова;+7 916 765-43-21;№ 2',
  ];
  await openFile(page, 'расписание.csv', encodeWindows1251(rows.join('\r\n')));
  await expect(page.getByRole('heading', { name: 'расписание.csv' })).toBeFocused();
  await expect(page.getByText('Импортируется столбцов: 7 из 8')).toContainText('«Корт»');
  const elkin = getPreviewRow(page, 2);
  await expect(elkin).toContainText('28.11.2099');
  await expect(elkin).toContainText('09:00');
  await expect(elkin).toContainText('2 - 4');
  await expect(elkin).toContainText('1 500 ₽');
  await expect(elkin).toContainText('+7 (916) 123-45-67');
  await expect(getPreviewRow(page, 3)).toContainText('18:00 – 20:30');
  await expect(getCreationBar(page).getByRole('status')).toHaveText('Готово к созданию: 2');

  await getCreationButton(page).click();
  await expect(getCreationBar(page).getByRole('status')).toHaveText('Создано: 2');
  await expect(elkin).toContainText('Создан');
  await page.getByRole('button', { name: 'К списку турниров' }).click();
  await expect(getRow(page, 'Пётр Ёлкин')).toContainText('Американо');
  await expect(getRow(page, 'Анна Громова')).toContainText('18:00 – 20:30');
});

/** A day and a time in the form that a spreadsheet stores. */
const DAY = { value: new Date('2099-06-05T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' };
const createTimeCell = (hours: number) => ({ value: hours / 24, type: Number, format: 'hh:mm' });
/** Each row's text differs, so the unpacked file exceeds one inflate chunk. */
const createRemark = (row: number) => `Строка ${row}: ${'примечание '.repeat(300)}`;

test('COMFORT-50: the first sheet of an Excel file that has rows, dates and times as they are shown @everywhere @deep', async ({
  page,
  club,
}) => {
  const sheet = [
    [...HEADS, 'Примечание'].map((value) => ({ value, type: String })),
    ...Array.from({ length: 120 }, (_, row) => [
      { value: 'Мексикано', type: String },
      DAY,
      createTimeCell(18),
      createTimeCell(20.5),
      { value: 2.5, type: Number },
      null,
      { value: 1500, type: Number, format: '#,##0 "₽"' },
      { value: `Игрок ${row + 2}`, type: String },
      { value: 79161234567, type: Number },
      { value: createRemark(row), type: String },
    ]),
  ];
  const file = await writeExcelFile([
    { sheet: 'Пусто', data: [[null]] },
    { sheet: 'Турниры', data: sheet },
  ]).toBuffer();
  await open(page, club);
  await openFile(page, 'турниры.xlsx', file);
  await expect(getCreationBar(page).getByRole('status')).toHaveText('Готово к созданию: 120');
  const row = getPreviewRow(page, 2);
  await expect(row).toContainText('05.06.2099');
  await expect(row).toContainText('18:00 – 20:30');
  await expect(row).toContainText('2.5+');
  await expect(row).toContainText('1 500 ₽');
  await expect(row).toContainText('+7 (916) 123-45-67');
  await expect(getPreviewTable(page).getByRole('checkbox')).toHaveCount(100);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(getPreviewTable(page).getByRole('checkbox')).toHaveCount(120);
});

test('COMFORT-50: a dropped file is read, and the downloaded sample is ready to be created', async ({
  page,
  club,
}) => {
  await open(page, club);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать образец' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Образец турниров.csv');
  const sample = await readDownload(download);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'образец.csv'));
    return data;
  }, sample);
  await page
    .getByText('Файл можно и перетащить сюда')
    .dispatchEvent('drop', { dataTransfer: transfer });
  await expect(getCreationBar(page).getByRole('status')).toHaveText('Готово к созданию: 1');
});

test('COMFORT-51: an error is shown at its field, and is corrected in its place @everywhere', async ({
  page,
  club,
}) => {
  await open(page, club);
  await pasteRows(page, [
    createCells({ Дата: 'скоро', 'Взнос, ₽': '' }),
    createCells({ Организатор: 'Вера Орлова', Дата: '06.06.2099' }),
    createCells({ Организатор: 'Олег Ким', Окончание: '17:00' }),
  ]);
  const status = getCreationBar(page).getByRole('status');
  await expect(status).toHaveText('Готово к созданию: 1, с ошибками: 2');
  await expect(getPreviewRow(page, 2)).toContainText('скоро');
  await expect(getPreviewRow(page, 2)).toContainText('Не похоже на дату');
  await expect(getPreviewRow(page, 2)).toContainText('Ошибок: 2');
  await expect(getPreviewRow(page, 4)).toContainText(
    'Время окончания должно быть больше времени начала',
  );
  await expect(page.getByLabel('Выбрать строку 2')).toBeDisabled();

  await page.getByLabel('Только с ошибками').check();
  await expect(getPreviewRow(page, 3)).toHaveCount(0);
  await page.getByRole('button', { name: 'Исправить строку 2' }).click();
  const editor = page.getByRole('group', { name: 'Строка 2' });
  const date = editor.getByLabel('Дата');
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/Не похоже на дату/);
  await date.fill('31.06.2099');
  await expect(getPreviewRow(page, 2)).toContainText('31.06.2099Такой даты нет');
  await date.fill('7 июня 2099');
  await expect(date).toHaveAccessibleDescription('Понято: 07.06.2099');
  await editor.getByLabel('Взнос').fill('бесплатно');
  await expect(status).toHaveText('Готово к созданию: 2, с ошибками: 1');
  await editor.getByLabel('Взнос').press('Enter');
  await expect(page.getByRole('button', { name: 'Исправить строку 4' })).toBeVisible();
  await expect(getPreviewRow(page, 2)).toHaveCount(0);
  await page.getByLabel('Только с ошибками').uncheck();
  await expect(getPreviewRow(page, 2)).toContainText('07.06.2099');

  await page.getByRole('button', { name: 'Исправить строку 4' }).click();
  await page.getByRole('group', { name: 'Строка 4' }).getByLabel('Время окончания').fill('21');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Исправить строку 4' })).toBeFocused();
  await page.getByLabel('Выбрать строку 3').uncheck();
  await expect(status).toHaveText('Готово к созданию: 2, не выбрано: 1');
  await getCreationButton(page).click();
  await expect(status).toHaveText('Создано: 2, не выбрано: 1');
  await page.getByRole('button', { name: 'К списку турниров' }).click();
  await expect(getRow(page, 'Олег Ким')).toContainText('18:00 – 21:00');
  await expect(getRow(page, 'Анна Громова')).toContainText('07.06.2099');
  await expect(getRow(page, 'Вера Орлова')).toHaveCount(0);
});

test('COMFORT-51: a user says what the columns hold, and whether the first row names them @deep', async ({
  page,
  club,
}) => {
  await open(page, club);
  const heads = ['Вид', 'Когда играем', 'Старт', 'Мин. уровень', 'Цена', 'Кто ведёт', 'Номер'];
  const row = ['мексикано', '05.06.2099', '18', '2', '1500', 'Анна Громова', '9161234567'];
  await pasteRows(page, [row], heads);
  await expect(page.getByText(/^Нет столбцов/)).toContainText(
    '«Дата», «Имя организатора», «Телефон организатора»',
  );
  await page.getByLabel('Когда играем', { exact: true }).selectOption('Дата');
  await page.getByLabel('Кто ведёт', { exact: true }).selectOption('Имя организатора');
  await page.getByLabel('Номер', { exact: true }).selectOption('Телефон организатора');
  await expect(page.getByText(/^Нет столбцов/)).toHaveCount(0);
  await expect(getCreationBar(page).getByRole('status')).toHaveText('Готово к созданию: 1');
  await page.getByLabel('Когда играем', { exact: true }).selectOption('Не импортировать');
  await expect(getPreviewRow(page, 2)).toContainText('Дата обязательна');

  await page.getByLabel('В первой строке названия столбцов').uncheck();
  await expect(getPreviewTable(page).getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByText('Импортируется столбцов')).toBeVisible();
});

test.describe('next to what is there', () => {
  test.use({
    tournaments: createSeeds([
      {
        organizer_name: 'Анна Громова',
        date: '2099-06-05',
        start_time: '18:00',
        end_time: '20:00',
      },
    ]),
  });

  test('COMFORT-52: a tournament that is there already is left out unless a user wants it', async ({
    page,
    club,
  }) => {
    await open(page, club);
    await pasteRows(page, [
      createCells({ Организатор: 'АННА ГРОМОВА', 'Взнос, ₽': '2000' }),
      createCells({ Организатор: 'Вера Орлова', Начало: '19:00' }),
      createCells({ Организатор: 'Олег Ким', Дата: '07.06.2099' }),
      createCells({ Организатор: 'Олег Ким', Дата: '7.6.99' }),
    ]);
    await expect(getPreviewRow(page, 2)).toContainText('Такой турнир уже есть');
    await expect(page.getByLabel('Выбрать строку 2')).not.toBeChecked();
    await expect(getPreviewRow(page, 3)).toContainText(
      /В это время уже идёт: Мексикано, 18:00.–.20:00, Анна Громова/,
    );
    await expect(page.getByLabel('Выбрать строку 3')).toBeChecked();
    await expect(getPreviewRow(page, 5)).toContainText('То же, что в строке 4');
    await expect(getCreationBar(page).getByRole('status')).toHaveText(
      'Готово к созданию: 2, не выбрано: 2',
    );
    await page.getByLabel('Выбрать строку 2').check();
    await getCreationButton(page).click();
    await expect(getCreationBar(page).getByRole('status')).toHaveText('Создано: 3, не выбрано: 1');
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(getListHeading(page)).toBeVisible();
    await expect(getRow(page, /анна громова/i)).toHaveCount(2);
    await expect(getRow(page, 'Олег Ким')).toHaveCount(1);
  });
});
