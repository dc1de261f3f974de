import type { Page } from '@playwright/test';
import { getAccountButton, chooseTheme, getThemeSelect as theme } from './support/account';
import { expect, test } from './support/everywhere';

const LIGHT = 'rgb(246, 245, 239)';
const DARK = 'rgb(15, 22, 19)';

const readGround = (page: Page) =>
  page.evaluate(
    () => getComputedStyle([...document.querySelectorAll(':root, body')].at(-1)!).backgroundColor,
  );
const readBarColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('the theme follows the system until one is chosen, which is remembered (COMFORT-1)', async ({
  listPage,
}) => {
  await expect(theme(listPage)).toHaveValue('system');
  expect([await readGround(listPage), await readBarColor(listPage)]).toEqual([LIGHT, '#f6f5ef']);
  await listPage.emulateMedia({ colorScheme: 'dark' });
  expect([await readGround(listPage), await readBarColor(listPage)]).toEqual([DARK, '#0f1613']);
  await chooseTheme(listPage, 'Светлая тема');
  expect([await readGround(listPage), await readBarColor(listPage)]).toEqual([LIGHT, '#f6f5ef']);

  await listPage.emulateMedia({ colorScheme: 'light' });
  await chooseTheme(listPage, 'Тёмная тема');
  await listPage.reload();
  await expect(theme(listPage)).toHaveValue('dark');
  expect([await readGround(listPage), await readBarColor(listPage)]).toEqual([DARK, '#0f1613']);
  await chooseTheme(listPage, 'Тема системы');
  expect(await readGround(listPage)).toBe(LIGHT);
});

test('a chosen theme is there before the console’s code, and in every tab at once (COMFORT-1) @deep', async ({
  listPage,
  context,
}) => {
  await chooseTheme(listPage, 'Тёмная тема');
  const other = await context.newPage();
  await other.route('**/assets/main.*.js', () => {});
  await other.goto('/tournaments', { waitUntil: 'commit' });
  await other.locator('body').waitFor({ state: 'attached' });
  await expect.poll(() => readGround(other)).toBe(DARK);
  await expect(other.getByRole('main')).toHaveCount(0);
  await other.unroute('**/assets/main.*.js');
  await other.reload();
  await chooseTheme(other, 'Светлая тема');
  await expect.poll(() => readGround(listPage)).toBe(LIGHT);
  await expect(theme(listPage)).toHaveValue('light');
});

test('paper is light (COMFORT-1) @deep', async ({ listPage }) => {
  await chooseTheme(listPage, 'Тёмная тема');
  await listPage.emulateMedia({ media: 'print' });
  expect(await readGround(listPage)).toBe(LIGHT);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the theme is in the account menu (COMFORT-1) @everywhere @deep', async ({ listPage }) => {
    await expect(theme(listPage)).toBeAttached();
    await expect(theme(listPage)).toBeHidden();
    await getAccountButton(listPage).click();
    await theme(listPage).selectOption('Тёмная тема');
    await expect.poll(() => readGround(listPage)).toBe(DARK);
  });
});
