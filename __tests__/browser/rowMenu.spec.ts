import type { Locator, Page } from '@playwright/test';
import { formatDayAndMonth, addDaysToToday } from './support/days';
import {
  getDetail,
  openDetail,
  getRow,
  tabTo,
  watchWrites,
  readClipboard,
} from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { refuseClipboard } from './support/faults';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { countPresses } from './support/countPresses';

const OLGA = 'Ольга Смирнова';
const LAST_WEEK = addDaysToToday(-6);

test.use({
  tournaments: createSeeds([{ organizer_name: OLGA, date: LAST_WEEK, start_time: '18:00' }]),
});

const getMenuButton = (page: Page): Locator =>
  getRow(page, OLGA).getByRole('button', { name: 'Действия' });
const getMenuEntry = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });
const getCreatedToast = (page: Page): Locator =>
  page.getByText(`Турнир создан на\u00a0${formatDayAndMonth(addDaysToToday(1))}`);

async function repeatInTwoPresses(page: Page): Promise<void> {
  const presses = await countPresses(page);
  await getMenuButton(page).click();
  await getMenuEntry(page, 'Повторить через неделю').click();
  await expect(getCreatedToast(page)).toBeVisible();
  expect(await presses()).toEqual({ pointer: 2, keys: 0 });
  await expect(getRow(page, OLGA)).toHaveCount(2);
}

test('DESK-20: a tournament like last week’s is two presses away from the list @everywhere', async ({
  listPage: page,
}) => {
  await repeatInTwoPresses(page);
});

test('DESK-20: «Дублировать» opens the form with the copy, and Esc closes the menu alone', async ({
  listPage: page,
}) => {
  await getMenuButton(page).press('Enter');
  await expect(getMenuEntry(page, 'Провести')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(getMenuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getMenuEntry(page, 'Провести')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tournaments\/new\?copy=1$/);
  await expect(page.getByLabel('Имя организатора')).toHaveValue(OLGA);
});

test('DESK-20: the text for a messenger is two presses away, and opens nothing else @deep', async ({
  listPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await getMenuButton(page).click();
  await getMenuEntry(page, 'Для чата').click();
  await expect(page.getByText('Текст скопирован')).toBeVisible();
  expect(await readClipboard(page)).toContain(OLGA);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('DESK-20, COMFORT-45: where the browser does not let the text be copied, it is shown, once what shows it has come @deep', async ({
  listPage: page,
}) => {
  await refuseClipboard(page);
  await page.reload();
  await page.route('**/assets/copy-dialog.*', (route) => route.abort());
  const copy = async () => {
    await getMenuButton(page).click();
    await getMenuEntry(page, 'Для чата').click();
  };
  await copy();
  await expect(
    page.getByText('Текст не скопирован. Проверьте подключение и попробуйте ещё раз.'),
  ).toBeVisible();
  await page.unroute('**/assets/copy-dialog.*');
  await copy();
  await expect(page.getByRole('dialog', { name: 'Скопируйте текст' })).toBeVisible();
});

test('DESK-20: in the menu of the details it is one press @deep', async ({ listPage: page }) => {
  const writes = watchWrites(page);
  const detail = await openDetail(page, OLGA);
  await tabTo(page, detail.getByRole('button', { name: 'Ещё' }));
  await page.keyboard.press('Enter');
  await expect(getMenuEntry(page, 'Повторить через неделю')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getCreatedToast(page)).toBeVisible();
  await expect(getDetail(page)).toHaveCount(0);
  expect(writes.map(({ method }) => method)).toEqual(['POST']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DESK-20: a card has the menu too', async ({ listPage: page }) => {
    await getMenuButton(page).tap();
    await expect(page.getByRole('menu', { name: 'Действия' })).toBeInViewport({ ratio: 1 });
    await expectTargets(page.getByRole('menu'), 44);
    await expectNothingSideways(page);
    await page.keyboard.press('Escape');
    await repeatInTwoPresses(page);
  });
});
