import type { Page } from '@playwright/test';
import { getAccountButton } from './support/account';
import { expectAccessible } from './support/expectAccessible';
import {
  getBarIcon,
  getBoxField,
  getBox,
  getChosenOffer,
  COMMANDS_LIST,
  getOffers,
  openBox,
  getOpenButton,
} from './support/commands';
import { getDeletionDialog, getDetail, openDeletion, openDetail } from './support/consolePage';
import { expect, test } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/rendering';

test.use({ tournaments: COMMANDS_LIST });

const ACTIONS = [
  'Создать турнир',
  'Список',
  'Месяц',
  'Неделя',
  'Сегодня в календаре',
  'Игроки',
  'Корзина',
  'Помощь',
  'Выйти',
];
const getBoxStatus = (page: Page) => getBox(page).getByRole('status');

test('COMFORT-80, COMFORT-83: Ctrl+K opens the box from anywhere, also on a Russian layout, and closes it; the focus returns', async ({
  listPage: page,
}) => {
  await openBox(page);
  await expect(getOffers(page, 'Действия')).toHaveText(
    ACTIONS.map((label) => new RegExp(`^${label}`)),
  );
  await expect(getOffers(page, 'Ближайшие турниры')).toHaveCount(5);
  await expect(getOffers(page, 'Ближайшие турниры').first()).toContainText('Семён Ёлкин');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(getBox(page)).toHaveCount(0);

  const search = page.getByRole('searchbox');
  await search.fill('вера');
  await page.evaluate(() => {
    const init = { code: 'KeyK', key: 'л', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(getBoxField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('вера');
});

test('COMFORT-80, DESK-14: arrows, Home and End go through the box and around its ends, and the field keeps the focus @everywhere @brief', async ({
  listPage: page,
}) => {
  await openBox(page);
  await expect(getChosenOffer(page)).toHaveText(/^Создать турнир/);
  for (const [key, expected] of [
    ['ArrowDown', /^Список/],
    ['ArrowUp', /^Создать турнир/],
    ['ArrowUp', /Вера 2/],
    ['ArrowDown', /^Создать турнир/],
    ['End', /Вера 2/],
    ['Home', /^Создать турнир/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(getChosenOffer(page)).toHaveText(expected);
    const id = await getChosenOffer(page).getAttribute('id');
    await expect(getBoxField(page)).toHaveAttribute('aria-activedescendant', id!);
    await expect(getChosenOffer(page)).toBeInViewport({ ratio: 0.98 });
  }
  await getBoxField(page).pressSequentially('вера');
  await expect(getBoxStatus(page)).toHaveText('Найдено: 5 турниров');
  await getBoxField(page).fill('иван');
  await expect(getBoxStatus(page)).toHaveText('Найдено: 1 игрок');
  await getBoxField(page).fill('никого такого');
  await expect(getBoxStatus(page)).toHaveText('Ничего не найдено');
  await expect(getBoxField(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(getBoxField(page)).toBeFocused();
  // The clear button keeps the focus in the field (DESK-14).
  await getBox(page).getByRole('button', { name: 'Очистить поиск' }).click();
  await expect(getBoxField(page)).toBeFocused();
  await expect(getBoxField(page)).toHaveValue('');
  await expect(getChosenOffer(page)).toHaveText(/^Создать турнир/);
});

test('COMFORT-80: the box does not open over a deletion, and opens over details @deep', async ({
  listPage: page,
}) => {
  await openBox(page);
  await page.keyboard.press('Escape');
  await openDeletion(page, 'Ольга Смирнова');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(getBox(page)).toHaveCount(0);
  await getDeletionDialog(page).getByRole('button', { name: 'Отмена' }).click();
  await openDetail(page, 'Ольга Смирнова');
  for (const close of ['Escape', 'ControlOrMeta+k']) {
    await openBox(page);
    await page.keyboard.press(close);
    await expect(getBox(page)).toHaveCount(0);
    await expect(getDetail(page)).toBeVisible();
  }
});

test('COMFORT-80: the account menu opens the box, which is accessible, light and dark @deep', async ({
  listPage: page,
}) => {
  await getAccountButton(page).click();
  await getOpenButton(page).click();
  await expect(getBoxField(page)).toBeFocused();
  await expectAccessible(page, 'commands');
  await getBoxField(page).fill('и');
  await expect(getOffers(page, 'Игроки')).toHaveCount(1);
  await expectAccessible(page, 'commands-found');
  await expectTargets(getBox(page), 24);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'commands-dark');
  await getBox(page).getByRole('button', { name: 'Закрыть окно' }).click();
  await expect(getAccountButton(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('COMFORT-80, DESK-14: an icon in the bar opens the box where there is no search; the box fits screen and thumbs @deep', async ({
    listPage: page,
  }) => {
    await page.getByRole('link', { name: 'Создать' }).tap();
    await getBarIcon(page).tap();
    await expect(getBoxField(page)).toBeFocused();
    await expectAccessible(page, 'commands-phone');
    await expectNothingSideways(page);
    await getBoxField(page).fill('ольга');
    await expect(getOffers(page, 'Турниры')).toHaveCount(1);
    const option = getBox(page).getByRole('option', { name: /Ольга Смирнова/ });
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(getDetail(page)).toContainText('Ольга Смирнова');
    await getDetail(page).getByRole('button', { name: 'Закрыть', exact: true }).tap();
    await expect(getBarIcon(page)).toHaveCount(0);
    await getAccountButton(page).tap();
    await getOpenButton(page).tap();
    await getBox(page).getByRole('button', { name: 'Закрыть окно' }).tap();
    await expect(getAccountButton(page)).toBeFocused();
  });
});
