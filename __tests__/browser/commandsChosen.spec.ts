import type { Page } from '@playwright/test';
import { getThemeSelect } from './support/account';
import {
  getBox,
  getChosenOffer,
  COMMANDS_LIST,
  getKeysDialog,
  getOffers,
  openBox,
} from './support/commands';
import { getDetail, getEditDialog, getLeavingDialog, openEdit } from './support/consolePage';
import { expect, test } from './support/everywhere';
import { getListHeading, getSignInHeading, openSignedIn } from './support/signIn';

test.use({ tournaments: COMMANDS_LIST });

async function take(page: Page, text: string): Promise<void> {
  await openBox(page, text);
  await expect(getChosenOffer(page)).toContainText(new RegExp(text, 'i'));
  await page.keyboard.press('Enter');
  await expect(getBox(page)).toHaveCount(0);
}

test('COMFORT-80: each command of the box does what it says @everywhere @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club);
  await take(page, 'соз');
  await expect(page).toHaveURL(/\/tournaments\/new$/);
  await expect(page.getByLabel('Имя организатора')).toBeVisible();
  await take(page, 'месяц');
  await expect(page).toHaveURL(/\?view=month$/);
  await take(page, 'неде');
  await expect(page.getByRole('radio', { name: 'Неделя' })).toBeChecked();
  await page.getByRole('button', { name: 'Следующая неделя' }).click();
  await take(page, 'сегодня');
  await expect(page).toHaveURL(/\?view=week$/);
  await take(page, 'корз');
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  await take(page, 'список');
  await expect(page).toHaveURL(/\/tournaments$/);
  await page.goBack();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  for (const [word, title] of [
    ['импорт', 'Импорт турниров'],
    ['сезон', 'Сезон в цифрах'],
    ['игроки', 'Игроки'],
    ['устройстве', 'Календарь на устройстве'],
  ] as const) {
    await take(page, word);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  await openBox(page, 'тема тем');
  await expect(getOffers(page, 'Действия')).toHaveText(['Тема: тёмная']);
  await page.keyboard.press('Enter');
  const theme = getThemeSelect(page);
  await expect(theme).toHaveValue('dark');
  await take(page, 'систем');
  await expect(theme).toHaveValue('system');
  await take(page, 'клав');
  await getKeysDialog(page).getByRole('button', { name: 'Закрыть' }).click();
  await take(page, 'выйти');
  await expect(getSignInHeading(page)).toBeVisible();
});

test('COMFORT-80, COMFORT-6: a tournament opens over the list, and from elsewhere; Back closes it @everywhere', async ({
  listPage: page,
}) => {
  await take(page, 'ёлкин');
  await expect(getDetail(page)).toContainText('Семён Ёлкин');
  await expect(page).toHaveURL(/\/tournaments\?detail=2$/);
  await take(page, 'смирнова');
  await expect(getDetail(page)).toContainText('Ольга Смирнова');
  await getDetail(page).getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(page).toHaveURL(/\/tournaments$/);
  await expect(getDetail(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  await openBox(page, 'иван игроков');
  await getBox(page)
    .getByRole('option', { name: /Иван Игроков.*Ольга Смирнова/ })
    .click();
  await expect(getDetail(page)).toContainText('Иван Игроков');
  await page.goBack();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
});

test('COMFORT-80, COMFORT-21: unsaved values are asked about once, in the form and in the edit dialog @deep', async ({
  listPage: page,
}) => {
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  const name = page.getByLabel('Имя организатора');
  await name.fill('Пётр Ёлкин');
  await take(page, 'создать');
  await expect(name).toHaveValue('Пётр Ёлкин');
  await take(page, 'смирнова');
  const question = page.getByRole('dialog', { name: 'Турнир не создан' });
  await question.getByRole('button', { name: 'Вернуться к правке' }).click();
  await expect(name).toHaveValue('Пётр Ёлкин');
  await take(page, 'список');
  await expect(question).toBeVisible();
  // The command box does not open over a question.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(getBox(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(getListHeading(page)).toBeVisible();

  const edit = await openEdit(page, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('700');
  await take(page, 'ёлкин');
  await getLeavingDialog(page).getByRole('button', { name: 'Вернуться к правке' }).click();
  await expect(edit.getByLabel('Взнос')).toHaveValue('700');
  await take(page, 'ёлкин');
  await getLeavingDialog(page).getByRole('button', { name: 'Не сохранять' }).click();
  await expect(getEditDialog(page)).toHaveCount(0);
  await expect(getDetail(page)).toContainText('Семён Ёлкин');
});
