import type { Locator, Page } from '@playwright/test';
import { USERNAME } from './support/club';
import { waitUntilListening } from './support/commands';
import { expect, createSeeds, test } from './support/fixtures';
import { expectNothingSideways } from './support/rendering';
import { getListHeading, getSignInHeading, openSignedIn } from './support/signIn';

const season = Array.from({ length: 40 }, (_, index) => ({
  date: `2099-06-${String((index % 28) + 1).padStart(2, '0')}`,
  organizer_name: `Организатор ${index + 1}`,
}));
test.use({ tournaments: createSeeds(season) });

const getMenu = (page: Page) => page.getByRole('navigation');
const getTopBar = (page: Page) => page.getByRole('banner');
const entries = ['Турниры', 'Создать турнир'];
const places = ['Игроки', 'Сезон', 'Корзина', 'Помощь'];
const getMenuEntry = (page: Page, name: string) =>
  getMenu(page).getByRole('link', { name, exact: true });
const readBackground = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

async function measureBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not shown');
  return box;
}

/** Checks that the content scrolls to its end while menu and bar keep their place (SHELL-5). */
async function expectOwnScroll(page: Page): Promise<void> {
  const before = [await measureBox(getMenu(page)), await measureBox(getTopBar(page))];
  await page.getByRole('row').nth(3).hover();
  const last = page.getByRole('row', { name: /28\.06\.2099/ });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(last.last()).toBeInViewport({ timeout: 300 });
  }).toPass();
  expect([await measureBox(getMenu(page)), await measureBox(getTopBar(page))]).toEqual(before);
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  expect(await page.getByRole('main').evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
}

/** Expects that only this menu entry is marked as current. */
async function expectCurrent(page: Page, name: string): Promise<void> {
  const [other] = entries.filter((title) => title !== name);
  await expect(getMenuEntry(page, name)).toHaveAttribute('aria-current', 'page');
  await expect(getMenuEntry(page, other!)).not.toHaveAttribute('aria-current');
}

test('a desktop has the menu on the left, the bar on top, and the entry of the path highlighted (SHELL-2, SHELL-3)', async ({
  page,
  club,
}) => {
  await club.stop();
  await club.start({ CLUB_TITLE: 'Клуб «Сетка» & <ракетка>' });
  await page.goto('about:blank');
  await openSignedIn(page, club, `${club.url}/tournaments`);

  await expect(getMenu(page)).toContainText('Клуб «Сетка» & <ракетка>');
  await expect(page).toHaveTitle(/Клуб «Сетка» & <ракетка>/);
  expect(await measureBox(getMenu(page))).toMatchObject({ x: 0, y: 0, height: 900 });
  expect(await measureBox(getTopBar(page))).toMatchObject({ y: 0, height: 56 });
  await expect(getMenu(page).getByRole('link')).toHaveText([...entries, ...places]);
  await expect(getTopBar(page)).toContainText(USERNAME);
  await expect(getTopBar(page).getByRole('button', { name: 'Выйти' })).toBeVisible();

  await expectCurrent(page, 'Турниры');
  expect(await readBackground(getMenuEntry(page, 'Турниры'))).not.toBe(
    await readBackground(getMenuEntry(page, 'Создать турнир')),
  );
  await getMenuEntry(page, 'Создать турнир').click();
  await expect(page.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await expectCurrent(page, 'Создать турнир');
  await getMenuEntry(page, 'Турниры').click();
  await expect(getListHeading(page)).toBeVisible();
  await expectCurrent(page, 'Турниры');
});

test('SHELL-2: each place below the menu’s rule is reached, and marked while one is there', async ({
  listPage,
}) => {
  for (const name of places) {
    await getMenuEntry(listPage, name).click();
    await expect(getMenuEntry(listPage, name)).toHaveAttribute('aria-current', 'page');
    await expect(getMenu(listPage).locator('[aria-current]')).toHaveCount(1);
  }
  await expect(listPage.getByRole('heading', { name: 'Помощь', exact: true })).toBeVisible();
});

test('desktop: the content scrolls on its own (SHELL-5)', async ({ listPage }) => {
  await expectOwnScroll(listPage);
});

test('the search box is there only where a page can search (SHELL-4)', async ({ listPage }) => {
  const box = listPage.getByRole('search').getByPlaceholder('Поиск по организатору');
  await expect(box).toBeVisible();
  await getMenuEntry(listPage, 'Создать турнир').click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await expect(listPage.getByRole('search')).toHaveCount(0);
  await getMenuEntry(listPage, 'Турниры').click();
  await expect(box).toBeVisible();
});

test('the skip link leads past menu and bar (SHELL-5) @deep', async ({ listPage }) => {
  await expect(listPage.getByRole('row').nth(2)).toBeVisible();
  await listPage.keyboard.press('Tab');
  const skip = listPage.getByRole('link', { name: 'Перейти к содержимому' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await listPage.keyboard.press('Enter');
  await expect(listPage.getByRole('main')).toBeFocused();
});

test.describe('tablet', () => {
  test.use({ viewport: { width: 800, height: 1000 } });

  test('the menu is a rail with a label under each picture, and the title is in the bar (SHELL-2, SHELL-5)', async ({
    listPage,
  }) => {
    expect(await measureBox(getMenu(listPage))).toMatchObject({
      x: 0,
      y: 0,
      width: 80,
      height: 1000,
    });
    await expect(getTopBar(listPage).getByText('Теннисный клуб')).toBeVisible();
    await expect(getMenu(listPage).getByText('Теннисный клуб')).toBeHidden();
    for (const name of entries) {
      await expect(getMenuEntry(listPage, name)).toBeVisible();
      const [picture, label] = [
        await measureBox(getMenuEntry(listPage, name).locator('svg')),
        await measureBox(getMenuEntry(listPage, name).getByText(name)),
      ];
      expect(label.y).toBeGreaterThanOrEqual(picture.y + picture.height);
      expect(label.x + label.width).toBeLessThanOrEqual(80);
      expect(label.height).toBeGreaterThan(10);
    }
    await expectCurrent(listPage, 'Турниры');
    await expect(getTopBar(listPage).getByText(USERNAME)).toBeVisible();
    await expect(getTopBar(listPage).getByRole('button', { name: 'Выйти' })).toBeVisible();
    await expectOwnScroll(listPage);
    await getMenuEntry(listPage, 'Создать турнир').click();
    await expectCurrent(listPage, 'Создать турнир');
  });
});

test('SHELL-2: in every width the title is whole in the bar, next to everything in the bar @deep', async ({
  listPage,
}) => {
  await waitUntilListening(listPage);
  for (const width of [640, 800, 899, 900, 1024, 1199]) {
    await listPage.setViewportSize({ width, height: 700 });
    const title = getTopBar(listPage).getByText('Теннисный клуб');
    await expect(title, `${width} px`).toBeVisible();
    const isCut = await title.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
    );
    expect(isCut, `${width} px`).toBe(false);
    await expect(getTopBar(listPage).getByRole('button', { name: 'Выйти' })).toBeInViewport({
      ratio: 1,
    });
    expect((await measureBox(getTopBar(listPage).getByRole('searchbox'))).width).toBeGreaterThan(
      100,
    );
    await expectNothingSideways(listPage);
  }
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu is a bottom bar, and the club’s title is in the top bar (SHELL-2)', async ({
    listPage,
  }) => {
    const box = await measureBox(getMenu(listPage));
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(box.y + box.height).toBe(844);
    await expect(getMenu(listPage).getByRole('link')).toHaveText(entries);
    for (const name of entries)
      expect((await measureBox(getMenuEntry(listPage, name))).height).toBeGreaterThan(43);
    await expect(getTopBar(listPage).getByText('Теннисный клуб')).toBeVisible();
    await expect(getMenu(listPage).getByText('Теннисный клуб')).toBeHidden();
    await expectCurrent(listPage, 'Турниры');
    await getMenuEntry(listPage, 'Создать турнир').tap();
    await expectCurrent(listPage, 'Создать турнир');
    expect(await measureBox(getMenu(listPage))).toEqual(box);
  });

  test('SHELL-2: the other places are behind «Ещё», which is marked at them', async ({
    listPage,
  }) => {
    const more = getMenu(listPage).getByRole('button', { name: 'Ещё' });
    await more.tap();
    await expect(getMenu(listPage).getByRole('link')).toHaveText([...entries, ...places]);
    for (const name of places)
      expect((await measureBox(getMenuEntry(listPage, name))).height).toBeGreaterThan(43);
    const colour = () => more.evaluate((button) => getComputedStyle(button).color);
    const before = await colour();
    await getMenuEntry(listPage, 'Сезон').tap();
    await expect(listPage.getByRole('heading', { name: 'Сезон в цифрах' })).toBeVisible();
    await expect(getMenuEntry(listPage, 'Сезон')).toBeHidden();
    expect(await colour()).not.toBe(before);
    await more.tap();
    await expect(getMenuEntry(listPage, 'Сезон')).toHaveAttribute('aria-current', 'page');
    await listPage.keyboard.press('Escape');
    await expect(getMenuEntry(listPage, 'Сезон')).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('name and sign-out are in a small menu (SHELL-3, AUTH-5)', async ({ listPage }) => {
    await expect(listPage.getByRole('button', { name: 'Выйти' })).toBeHidden();
    await expect(listPage.getByText(USERNAME, { exact: true })).toBeHidden();
    await listPage.getByRole('button', { name: 'Учётная запись' }).tap();
    await expect(listPage.getByText(USERNAME, { exact: true })).toBeVisible();
    await expect(listPage.getByRole('button', { name: 'Выйти' })).toBeInViewport({ ratio: 1 });
    await listPage.keyboard.press('Escape');
    await expect(listPage.getByRole('button', { name: 'Выйти' })).toBeHidden();
    await listPage.getByRole('button', { name: 'Учётная запись' }).tap();
    await listPage.getByRole('button', { name: 'Выйти' }).tap();
    await expect(getSignInHeading(listPage)).toBeVisible();
  });

  test('cards scroll between the bars (SHELL-5) @deep', async ({ listPage }) => {
    const before = [await measureBox(getMenu(listPage)), await measureBox(getTopBar(listPage))];
    const last = listPage.getByRole('row', { name: /28\.06\.2099/ }).last();
    await expect(async () => {
      await listPage.getByRole('main').evaluate((element) => element.scrollBy(0, 4000));
      await expect(last).toBeInViewport({ timeout: 300 });
    }).toPass();
    expect([await measureBox(getMenu(listPage)), await measureBox(getTopBar(listPage))]).toEqual(
      before,
    );
    expect(await listPage.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  });
});
