import type { Page } from '@playwright/test';
import { accountButton, themeSelect } from './support/account';
import { expectAccessible } from './support/axe';
import {
  barIcon,
  boxField,
  boxOf,
  chosen,
  keysOf,
  offered,
  openBox,
  openButton,
} from './support/commands';
import { inDays } from './support/days';
import {
  deletionOf,
  detailOf,
  editOf,
  leavingOf,
  openDeletion,
  openDetail,
  openEdit,
} from './support/desk';
import { expect, seeded, test } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/looks';
import { listHeading, loginHeading, openSignedIn } from './support/signing';

const player = { name: 'Иван Игроков', contact_phone: '+7 (903) 222-33-44' };
test.use({
  tournaments: seeded([
    { organizer_name: 'Ольга Смирнова', date: inDays(3), applications: [player] },
    { organizer_name: 'Семён Ёлкин', date: inDays(1), tournament_type: 'Американо' },
    { organizer_name: 'Анна Давняя', date: inDays(-40) },
    ...Array.from({ length: 5 }, (_, at) => ({
      organizer_name: `Вера ${at}`,
      date: inDays(10 + at),
    })),
  ]),
});

const ACTIONS = [
  'Создать турнир',
  'Список',
  'Месяц',
  'Неделя',
  'Сегодня в календаре',
  'Игроки',
  'Корзина',
  'Клавиши',
  'Выйти',
];
const status = (page: Page) => boxOf(page).getByRole('status');

async function take(page: Page, text: string): Promise<void> {
  await openBox(page, text);
  await expect(chosen(page)).toContainText(new RegExp(text, 'i'));
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toHaveCount(0);
}

test('COMFORT-80, DESK-39: Ctrl+K opens the box from anywhere, also on a Russian layout, and closes it; the focus returns', async ({
  listPage: page,
}) => {
  await openBox(page);
  await expect(offered(page, 'Действия')).toHaveText(
    ACTIONS.map((label) => new RegExp(`^${label}`)),
  );
  await expect(offered(page, 'Действия').first()).toHaveText(/N \/ Т$/);
  await expect(offered(page, 'Ближайшие турниры')).toHaveCount(5);
  await expect(offered(page, 'Ближайшие турниры').first()).toContainText('Семён Ёлкин');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(boxOf(page)).toHaveCount(0);

  const search = page.getByRole('searchbox');
  await search.fill('вера');
  await page.evaluate(() => {
    const init = { code: 'KeyK', key: 'л', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(boxField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('вера');
});

test('COMFORT-80, DESK-14: the keys go through it and around its ends, and the field keeps the focus @everywhere @brief', async ({
  listPage: page,
}) => {
  await openBox(page);
  await expect(chosen(page)).toHaveText(/^Создать турнир/);
  for (const [key, expected] of [
    ['ArrowDown', /^Список/],
    ['ArrowUp', /^Создать турнир/],
    ['ArrowUp', /Вера 2/],
    ['ArrowDown', /^Создать турнир/],
    ['End', /Вера 2/],
    ['Home', /^Создать турнир/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen(page)).toHaveText(expected);
    const id = await chosen(page).getAttribute('id');
    await expect(boxField(page)).toHaveAttribute('aria-activedescendant', id!);
    await expect(chosen(page)).toBeInViewport({ ratio: 0.98 });
  }
  await boxField(page).pressSequentially('вера');
  await expect(status(page)).toHaveText('Найдено: 5 турниров');
  await boxField(page).fill('иван');
  await expect(status(page)).toHaveText('Найдено: 1 игрок');
  await boxField(page).fill('никого такого');
  await expect(status(page)).toHaveText('Ничего не найдено');
  await expect(boxField(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(boxField(page)).toBeFocused();
  // DESK-14.
  await boxOf(page).getByRole('button', { name: 'Очистить поиск' }).click();
  await expect(boxField(page)).toBeFocused();
  await expect(boxField(page)).toHaveValue('');
  await expect(chosen(page)).toHaveText(/^Создать турнир/);
});

test('COMFORT-80: each thing that can be done is done @everywhere', async ({ page, club }) => {
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
  await expect(offered(page, 'Действия')).toHaveText(['Тема: тёмная']);
  await page.keyboard.press('Enter');
  const theme = themeSelect(page);
  await expect(theme).toHaveValue('dark');
  await take(page, 'систем');
  await expect(theme).toHaveValue('system');
  await take(page, 'клав');
  await keysOf(page).getByRole('button', { name: 'Закрыть' }).click();
  await take(page, 'выйти');
  await expect(loginHeading(page)).toBeVisible();
});

test('COMFORT-80, COMFORT-6: a tournament opens over the list, and from elsewhere; Back closes it @everywhere', async ({
  listPage: page,
}) => {
  await take(page, 'ёлкин');
  await expect(detailOf(page)).toContainText('Семён Ёлкин');
  await expect(page).toHaveURL(/\/tournaments\?detail=2$/);
  await take(page, 'смирнова');
  await expect(detailOf(page)).toContainText('Ольга Смирнова');
  await detailOf(page).getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(page).toHaveURL(/\/tournaments$/);
  await expect(detailOf(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  await openBox(page, 'иван игроков');
  await boxOf(page)
    .getByRole('option', { name: /Иван Игроков.*Ольга Смирнова/ })
    .click();
  await expect(detailOf(page)).toContainText('Иван Игроков');
  await page.goBack();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
});

test('COMFORT-80, COMFORT-21: what is unsaved is asked about once, in the form and in the edit dialog', async ({
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
  // Over a question the box does not open.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(boxOf(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(listHeading(page)).toBeVisible();

  const edit = await openEdit(page, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('700');
  await take(page, 'ёлкин');
  await leavingOf(page).getByRole('button', { name: 'Вернуться к правке' }).click();
  await expect(edit.getByLabel('Взнос')).toHaveValue('700');
  await take(page, 'ёлкин');
  await leavingOf(page).getByRole('button', { name: 'Не сохранять' }).click();
  await expect(editOf(page)).toHaveCount(0);
  await expect(detailOf(page)).toContainText('Семён Ёлкин');
});

test('COMFORT-80: over a deletion it does not open, over details it does', async ({
  listPage: page,
}) => {
  await openBox(page);
  await page.keyboard.press('Escape');
  await openDeletion(page, 'Ольга Смирнова');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(boxOf(page)).toHaveCount(0);
  await deletionOf(page).getByRole('button', { name: 'Отмена' }).click();
  await openDetail(page, 'Ольга Смирнова');
  for (const close of ['Escape', 'ControlOrMeta+k']) {
    await openBox(page);
    await page.keyboard.press(close);
    await expect(boxOf(page)).toHaveCount(0);
    await expect(detailOf(page)).toBeVisible();
  }
});

test('COMFORT-80: the account menu opens it, and it is accessible, light and dark', async ({
  listPage: page,
}) => {
  await accountButton(page).click();
  await openButton(page).click();
  await expect(boxField(page)).toBeFocused();
  await expectAccessible(page, 'commands');
  await boxField(page).fill('и');
  await expect(offered(page, 'Игроки')).toHaveCount(1);
  await expectAccessible(page, 'commands-found');
  await expectTargets(boxOf(page), 24);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'commands-dark');
  await boxOf(page).getByRole('button', { name: 'Закрыть окно' }).click();
  await expect(accountButton(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('COMFORT-80, DESK-14: an icon in the bar leads to it where there is no search; it fills the screen and fits thumbs', async ({
    listPage: page,
  }) => {
    await page.getByRole('link', { name: 'Создать' }).tap();
    await barIcon(page).tap();
    await expect(boxField(page)).toBeFocused();
    await expectAccessible(page, 'commands-phone');
    await expectNothingSideways(page);
    await boxField(page).fill('ольга');
    await expect(offered(page, 'Турниры')).toHaveCount(1);
    const option = boxOf(page).getByRole('option', { name: /Ольга Смирнова/ });
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(detailOf(page)).toContainText('Ольга Смирнова');
    await detailOf(page).getByRole('button', { name: 'Закрыть', exact: true }).tap();
    await expect(barIcon(page)).toHaveCount(0);
    await accountButton(page).tap();
    await openButton(page).tap();
    await boxOf(page).getByRole('button', { name: 'Закрыть окно' }).tap();
    await expect(accountButton(page)).toBeFocused();
  });
});
