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

/** What somebody might paste: the second row has a slip of the hand. */
const SHEET = [
  [
    'Тип',
    'Дата',
    'Начало',
    'Окончание',
    'Уровень от',
    'Уровень до',
    'Взнос',
    'Организатор',
    'Телефон',
  ],
  [
    'Мексикано',
    '05.06.2027',
    '10:00',
    '13:00',
    '2',
    '4,5',
    '1 500',
    'Ольга Смирнова',
    '8 916 123-45-67',
  ],
  ['Американо', '31.06.2027', '18:30', '', '1,5', '3', '900', 'Семён Ёлкин', '8 903 765-43-21'],
  [
    'Мексикано',
    '12.06.2027',
    '10:00',
    '13:00',
    '2',
    '4,5',
    '1 500',
    'Ольга Смирнова',
    '8 916 123-45-67',
  ],
]
  .map((row) => row.join('\t'))
  .join('\n');

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
  { name: 'season', path: '/season' },
  {
    name: 'box',
    scheme: 'dark',
    open: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'Найти или сделать' }).fill('ольга');
    },
  },
  {
    name: 'import',
    path: '/import',
    open: async (page) => {
      await page.getByRole('textbox').fill(SHEET);
      await page.getByRole('button', { name: 'Разобрать строки' }).click();
    },
  },
  { name: 'subscription', path: '/subscription', scheme: 'dark' },
  { name: 'phone', size: PHONE },
  { name: 'phone-season', path: '/season', size: PHONE, scheme: 'dark' },
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
  // It comes with the last of what comes later.
  await page.getByText('Найти или сделать').waitFor({ state: 'attached' });
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
