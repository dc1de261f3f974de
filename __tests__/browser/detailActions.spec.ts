import { openBox } from './support/commands';
import {
  getDeletionDialog,
  getDetail,
  getEditDialog,
  openDetail,
  getRow,
  searchFor,
} from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { chooseMore } from './support/savedFile';

const OLGA = 'Ольга Смирнова';
const ANNA = 'Анна Громова';

test.use({
  tournaments: createSeeds([
    { organizer_name: OLGA, date: '2099-06-05' },
    { organizer_name: ANNA, date: '2099-06-06' },
  ]),
});

test('DETAIL-5, COMFORT-6: the edit dialog takes the place of the details, in the address too', async ({
  listPage: page,
}) => {
  await searchFor(page, 'ольга');
  await expect(page).toHaveURL(/q=/);
  const detail = await openDetail(page, OLGA);
  await detail.getByRole('button', { name: 'Редактировать' }).click();
  await expect(getEditDialog(page).getByLabel('Имя организатора')).toHaveValue(OLGA);
  await expect(getDetail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/&edit=1$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/q=[^&]*$/);
  await expect(getRow(page, OLGA)).toBeFocused();

  await openDetail(page, OLGA);
  await getDetail(page).getByRole('button', { name: 'Редактировать' }).click();
  await getEditDialog(page).getByLabel('Взнос').fill('900');
  await getEditDialog(page).getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getRow(page, OLGA)).toContainText('900');
  await expect(getRow(page, OLGA)).toBeFocused();
  await expect(page).toHaveURL(/q=[^&]*$/);
});

test('DETAIL-5: from the calendar a tournament can be edited, and deleted', async ({
  listPage: page,
}) => {
  await page.goto('/tournaments?view=month&day=2099-06-01');
  await page.getByRole('button', { name: new RegExp(OLGA) }).click();
  await getDetail(page).getByRole('button', { name: 'Редактировать' }).click();
  await getEditDialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(OLGA) })).toBeFocused();

  await page.getByRole('button', { name: new RegExp(OLGA) }).click();
  await chooseMore(getDetail(page), 'Удалить');
  await expect(page).toHaveURL(/delete=1/);
  await expect(getDeletionDialog(page)).toContainText(OLGA);
  await getDeletionDialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(OLGA) })).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(ANNA) })).toBeVisible();
  await expect(page).toHaveURL(/view=month[^&]*(&day=2099-06-01)?$/);
});

test('DETAIL-5, COMFORT-80: a tournament that the box has found can be edited from its details @deep', async ({
  listPage: page,
}) => {
  await openBox(page, 'громова');
  await page.keyboard.press('Enter');
  await expect(getDetail(page)).toContainText(ANNA);
  await getDetail(page).getByRole('button', { name: 'Редактировать' }).click();
  await expect(getEditDialog(page).getByLabel('Имя организатора')).toHaveValue(ANNA);
  await getEditDialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/tournaments$/);
});
