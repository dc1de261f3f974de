import { mkdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { CHROMIUM_ARGUMENTS, ensureChromium, findChromium } from './lib/chromium.mjs';
import { DEMO_PASSWORD, withDemoServer } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, say } from './lib/run.mjs';

const FOLDER = 'docs/screenshots';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} [path]
 * @property {typeof DESK} [size]
 * @property {'light' | 'dark'} [scheme]
 * @property {(page: Page) => Promise<void>} [open]
 */

/** @param {(page: Page) => import('@playwright/test').Locator} find what opens the dialog */
const dialog = (find) => async (/** @type {Page} */ page) => {
  await find(page).first().click();
  await page.getByRole('dialog').waitFor();
};

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'list' },
  { name: 'list-dark', scheme: 'dark' },
  { name: 'create', path: '/tournaments/new' },
  { name: 'detail', open: dialog((page) => page.getByRole('row').filter({ hasText: '₽' })) },
  {
    name: 'edit',
    open: dialog((page) => page.getByRole('button', { name: 'Редактировать' })),
  },
  {
    name: 'filters',
    path: '/tournaments?type=Американо&period=coming&sort=-applications',
    open: (page) => page.getByRole('button', { name: /^Фильтры/ }).click(),
  },
  { name: 'calendar', path: '/tournaments?view=month' },
  {
    name: 'selection',
    open: async (page) => {
      for (const row of await page.getByRole('row').filter({ hasText: '₽' }).all()) {
        if ((await row.getAttribute('aria-rowindex')) === '6') break;
        await row
          .getByRole('cell')
          .nth(2)
          .click({ modifiers: ['Control'] });
      }
    },
  },
  { name: 'phone', size: PHONE },
  { name: 'phone-calendar', path: '/tournaments?view=month', size: PHONE, scheme: 'dark' },
];

/** @param {Page} page */
async function signIn(page) {
  await page.getByLabel('Имя пользователя').fill('admin');
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {Shot} shot */
async function take(browser, url, { name, path = '/', size = DESK, scheme = 'light', open }) {
  const page = await browser.newPage({
    viewport: size,
    colorScheme: scheme,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  });
  await page.goto(`${url}${path}`);
  await signIn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await open?.(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  await page.close();
  say(`${FOLDER}/${name}.png`);
}

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensureChromium();
  mkdirSync(FOLDER, { recursive: true });
  const { chromium } = await import('@playwright/test');
  const executablePath = findChromium() ?? undefined;
  await withDemoServer(async (url) => {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    for (const shot of SHOTS) await take(browser, url, shot);
    await browser.close();
  });
});
