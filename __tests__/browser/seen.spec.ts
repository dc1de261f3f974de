import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { bytesOf } from './support/bytes';
import { expect, seeded, test } from './support/fixtures';
import { expectSoundLayout } from './support/layout';
import { liveDesk, manyNames } from './support/liveDesk';
import { expectNothingSideways, expectTargets } from './support/looks';
import { evening, openRoster } from './support/roster';
import { begin, button, court, fields, tab } from './support/rounds';

const NAMES = manyNames(9);
const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1920, height: 1080 };
const KB = 1_000;

test.use({ tournaments: seeded([evening(0)]) });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const mine = (page: Page) => page.getByRole('region', { name: 'Ваш корт и место' });

test('SEEN-6, SEEN-12: the desk opens the page, and a phone follows what is typed there', async ({
  page,
  context,
  club,
}) => {
  await liveDesk(club).open(NAMES.slice(0, 8));
  await openRoster(page, club);
  await begin(page);
  await tab(page, 'Раунды').click();
  await button(page, 'Показать игрокам').click();
  const dialog = page.getByRole('dialog', { name: 'Показать игрокам' });
  await dialog.getByRole('button', { name: 'Больше не показывать' }).click();
  await dialog.getByRole('button', { name: 'Закрыть страницу' }).click();
  await dialog.getByRole('button', { name: 'Открыть страницу' }).click();
  const address = await dialog.getByLabel('Ссылка для игроков').inputValue();
  expect(address).toMatch(/^http.+\/live\/[\w-]{22}$/);
  await dialog.getByRole('button', { name: 'Закрыть', exact: true }).click();

  const phone = await context.newPage();
  await phone.setViewportSize(PHONE);
  await phone.goto(address);
  await expect(heading(phone, 'Раунд 1 из 7')).toBeVisible();
  await expect(phone.locator('.pair b')).toHaveCount(0);
  // Its stream is open by then.
  await phone.waitForTimeout(500);
  await fields(page, 1).first().focus();
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await expect(court(page, 1)).toContainText('сыгран');
  await expect(phone.locator('.pair b')).toHaveText(['15', '9'], { timeout: 2_000 });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('SEEN-3: the page says the same, and asks for itself again', async ({ page, club }) => {
    const desk = liveDesk(club);
    await page.goto(await desk.open(NAMES));
    await expect(page.getByText('В составе 9 игроков')).toBeVisible();
    await desk.begin();
    await desk.score(1, 15, 9);
    await page.reload();
    await expect(heading(page, 'Раунд 1 из 7')).toBeVisible();
    await expect(page.locator('.pair b')).toHaveText(['15', '9']);
    await expect(page.getByText('Отдыхает', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Это я')).toBeHidden();
    await expect(page.locator('noscript meta')).toHaveAttribute('content', '15');
    await desk.score(2, 14, 10);
    await desk.finish();
    await page.reload();
    await expect(page.getByText('Первое место')).toBeVisible();
    await expect(page.getByRole('table')).toContainText('15');
  });
});

test('SEEN-4: who looks on sees their own court and place on top, after a reload too', async ({
  page,
  club,
}) => {
  await page.setViewportSize(PHONE);
  const desk = liveDesk(club);
  await page.goto(await desk.open(NAMES.slice(0, 8)));
  await page.getByLabel('Это я').selectOption('Анна Б.');
  await expect(mine(page)).toContainText('Вы в составе');
  await desk.begin();
  await expect(mine(page).getByRole('heading', { name: /^Корт [12]$/ })).toBeVisible();
  await expect(mine(page).locator('.own')).toHaveText('Анна Б.');
  await desk.score(1, 15, 9);
  await desk.score(2, 14, 10);
  await expect(mine(page)).toContainText('место из 8');
  await page.reload();
  await expect(page.getByRole('row', { name: /Анна Б/ })).toHaveClass('own');
  await expect(mine(page)).toContainText('Вы: Анна Б.');
  await expectTargets(page.getByRole('banner'), 24);
  await page.getByRole('button', { name: 'Это не я' }).click();
  await expect(page.getByLabel('Это я')).toBeFocused();
  await expect(page.locator('.own')).toHaveCount(0);
});

test('SEEN-7, SEEN-8: the board: nothing small, nothing cut, a clock, and a table that turns its pages', async ({
  page,
  club,
}) => {
  const desk = liveDesk(club);
  await page.setViewportSize(SCREEN);
  const path = await desk.open(manyNames(40));
  await desk.begin(5);
  await page.goto(path);
  await expect(page.getByRole('timer')).toHaveText(/^\s*раунд 2 через \d:\d\d$/);
  for (let court = 1; court <= 10; court += 1) await desk.score(court, 14, 10);
  await desk.begin(20);
  await desk.score(1, 24, 0);
  await desk.score(10, 12, 12);
  await expect(page.locator('.pair b')).toHaveCount(4);
  await expect(page.getByRole('timer')).toHaveText(/раунд 3 по плану в \d\d:\d\d$/);
  await expect(page.getByRole('img', { name: 'QR-код этой страницы' })).toBeVisible();
  const look = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.getClientRects().length > 0 &&
          getComputedStyle(one).clipPath === 'none' &&
          [...one.childNodes].some(
            ({ nodeType, data }: ChildNode & { data?: string }) =>
              nodeType === Node.TEXT_NODE && data?.trim(),
          ),
      );
      const cut = [...document.querySelectorAll<HTMLElement>('.first li')].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
      );
      return {
        smallest: Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize))),
        isScrolled: scrollWidth > clientWidth || scrollHeight > clientHeight,
        cut: cut.length,
      };
    });
  const { smallest, ...rest } = await look();
  expect(smallest).toBeGreaterThanOrEqual(30);
  expect(rest).toEqual({ isScrolled: false, cut: 0 });
  await expect(page.locator('.shown')).toHaveText('1–6 из 40');
  await expect(page.locator('.shown')).toHaveText('7–12 из 40', { timeout: 12_000 });
  await page.setViewportSize({ width: 3840, height: 2160 });
  expect((await look()).smallest).toBeGreaterThanOrEqual(60);
});

test('SEEN-9: where the connection is lost the page says since when, and shows what it missed once it is back', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/ERR_|Failed to load|net::/);
  await page.setViewportSize(PHONE);
  const desk = liveDesk(club);
  await page.goto(await desk.open(NAMES));
  const lost = page.getByRole('status');
  await expect(page.getByText(/^обновлено в\s\d\d:\d\d$/)).toBeVisible();
  await expect(lost).toBeEmpty();
  await club.stop();
  await expect(lost).toHaveText(/^Нет связи с\s\d\d:\d\d$/);
  await club.startAgain();
  await desk.begin();
  await expect(heading(page, 'Раунд 1 из 7')).toBeVisible({ timeout: 15_000 });
  await expect(lost).toBeEmpty();
});

test('SEEN-10: accessible, light and dark, from 320 px on, with 40 players within 15 KB', async ({
  page,
  club,
}) => {
  const desk = liveDesk(club);
  const path = await desk.open(manyNames(40));
  await desk.begin();
  for (let court = 1; court <= 10; court += 1) await desk.score(court, 14, 10);
  await desk.begin();
  for (const viewport of [{ width: 320, height: 568 }, PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    if (viewport.width < 1_000) {
      const choice = page.getByLabel('Это я');
      if (await choice.isVisible()) await choice.selectOption('Анна Б.');
      await expectNothingSideways(page);
      await expectSoundLayout(page, true);
    }
    await expectAccessible(page, `live ${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `live ${viewport.width}, dark`);
  }
  const html = await (await fetch(club.url + path)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g)];
  const urls = [club.url + path, ...assets.map(([, asset]) => club.url + asset!)];
  expect(urls).toHaveLength(3);
  const bytes = await Promise.all(urls.map(bytesOf));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(15 * KB);
});
