import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { addDaysToToday, formatDate } from './support/days';
import { getDetail, getRow, startSelection } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'];
test.use({
  tournaments: createSeeds(
    NAMES.map((organizer_name, index) => ({ organizer_name, date: addDaysToToday(index + 1) })),
  ),
});

const getSelectionBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Выбранные турниры' });
const getRowCheckbox = (page: Page, name: string): Locator =>
  getRow(page, name).getByRole('checkbox', { name: 'Выбрать' });
const press = (page: Page, name: string, modifiers: ('Shift' | 'Control')[] = []) =>
  getRow(page, name).getByRole('cell').nth(1).click({ modifiers });

async function expectSelected(page: Page, ...names: string[]): Promise<void> {
  const count = names.length > 0 ? `Выбрано: ${names.length}` : 'Ничего не выбрано';
  await expect(getSelectionBar(page).getByText(count).first()).toBeVisible();
  for (const name of NAMES)
    await expect(getRowCheckbox(page, name)).toBeChecked({ checked: names.includes(name) });
}

test('presses select, with Shift a range, and end with the bar or Esc (COMFORT-11)', async ({
  listPage,
}) => {
  await startSelection(listPage);
  await expectSelected(listPage);
  await press(listPage, 'Борис');
  await press(listPage, 'Глеб', ['Shift']);
  await expectSelected(listPage, 'Борис', 'Вера', 'Глеб');
  await expectAccessible(listPage, 'selection');
  await getRowCheckbox(listPage, 'Вера').click();
  await expectSelected(listPage, 'Борис', 'Глеб');
  await expect(getDetail(listPage)).toHaveCount(0);
  await getSelectionBar(listPage).getByRole('button', { name: 'Снять выбор' }).click();
  await expect(getSelectionBar(listPage)).toHaveCount(0);

  await press(listPage, 'Анна', ['Control']);
  await expectSelected(listPage, 'Анна');
  await getSelectionBar(listPage).getByRole('button', { name: 'Выбрать все (5)' }).click();
  await expectSelected(listPage, ...NAMES);
  await listPage.keyboard.press('Escape');
  await expect(getSelectionBar(listPage)).toHaveCount(0);
  await press(listPage, 'Анна');
  await expect(getDetail(listPage)).toBeVisible();
});

test('COMFORT-12: with nothing selected nothing can be done, which the bar says, and it stays in its place', async ({
  listPage: page,
}) => {
  await startSelection(page);
  await expect(getSelectionBar(page).getByText('Ничего не выбрано').first()).toBeVisible();
  const NEEDING = ['Дублировать', 'Скачать CSV', 'Удалить'];
  for (const name of NEEDING)
    await expect(getSelectionBar(page).getByRole('button', { name })).toBeDisabled();
  await expectAccessible(page, 'selection-none');
  const all = getSelectionBar(page).getByRole('button', { name: /^Выбрать все/ });
  const before = await all.boundingBox();
  await press(page, 'Анна');
  await expectSelected(page, 'Анна');
  expect(await all.boundingBox()).toEqual(before);
  for (const name of NEEDING)
    await expect(getSelectionBar(page).getByRole('button', { name })).toBeEnabled();
  await press(page, 'Анна');
  await expect(getSelectionBar(page).getByText('Ничего не выбрано').first()).toBeVisible();
});

test('the keyboard selects: Space, Shift with Space; Enter still opens (COMFORT-11, LIST-8) @deep', async ({
  listPage,
}) => {
  await getRow(listPage, 'Анна').focus();
  await listPage.keyboard.press('Space');
  await expectSelected(listPage, 'Анна');
  await listPage.keyboard.press('ArrowDown');
  await listPage.keyboard.press('ArrowDown');
  await listPage.keyboard.press('Shift+Space');
  await expectSelected(listPage, 'Анна', 'Борис', 'Вера');
  await listPage.keyboard.press('Enter');
  await expect(getDetail(listPage)).toContainText('Вера');
  await listPage.keyboard.press('Escape');
  await expect(getDetail(listPage)).toHaveCount(0);
  await expectSelected(listPage, 'Анна', 'Борис', 'Вера');
});

test('several are deleted after one question (COMFORT-12) @everywhere @deep', async ({
  listPage,
}) => {
  await press(listPage, 'Борис', ['Control']);
  await press(listPage, 'Вера');
  await getSelectionBar(listPage).getByRole('button', { name: 'Удалить' }).click();
  const question = listPage.getByRole('dialog', { name: 'Удалить 2 турнира?' });
  await expect(question).toContainText('Борис');
  await expectAccessible(listPage, 'delete-selected');
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(question).toHaveCount(0);
  await expect(getRow(listPage, 'Борис')).toHaveCount(0);
  await expect(getRow(listPage, 'Анна')).toBeVisible();
  await listPage.reload();
  await expect(getRow(listPage, 'Глеб')).toBeVisible();
  await expect(getRow(listPage, '₽')).toHaveCount(3);
});

test('copies of selected tournaments are a week later (COMFORT-12) @deep', async ({ listPage }) => {
  await press(listPage, 'Анна', ['Control']);
  await press(listPage, 'Дарья');
  await getSelectionBar(listPage).getByRole('button', { name: 'Дублировать' }).click();
  const question = listPage.getByRole('dialog', { name: 'Дублировать 2 турнира?' });
  await question.getByRole('button', { name: 'Дублировать' }).click();
  await expect(getRow(listPage, formatDate(addDaysToToday(8)))).toContainText('Анна');
  await expect(getRow(listPage, formatDate(addDaysToToday(12)))).toContainText('Дарья');
});

test('a file for Russian spreadsheets holds what is selected (COMFORT-12) @deep', async ({
  listPage,
}) => {
  await press(listPage, 'Глеб', ['Control']);
  await press(listPage, 'Анна');
  const download = listPage.waitForEvent('download');
  await getSelectionBar(listPage).getByRole('button', { name: 'Скачать CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Турниры ${addDaysToToday(0)}.csv`);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFТип;Дата;/);
  expect(lines).toEqual([
    expect.stringContaining('Анна') as unknown,
    expect.stringContaining('Глеб') as unknown,
    '',
  ]);
});
