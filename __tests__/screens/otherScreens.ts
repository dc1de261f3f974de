import { getAccountButton } from '../browser/support/account';
import { expect } from '../browser/support/fixtures';
import { openBox, getOpenButton } from '../browser/support/commands';
import { createCells, pasteRows } from '../browser/support/importing';
import { callServer } from '../browser/support/signIn';
import type { Screen, Visit } from './screen';

/** A fixed address for the picture: a real one is random. */
const ADDRESS = '/calendar/Qm9yaXMtdGVubmlzLWNsdWItMjAyNw.ics';

const waitFor =
  (text: string | RegExp) =>
  ({ page }: Visit) =>
    page.getByText(text).first().waitFor();

const waitForChart = ({ page }: Visit) =>
  page.getByRole('main').locator('canvas').first().waitFor();

const offerAddress =
  (path: string | null) =>
  ({ page }: Visit) =>
    page.route('**/api/calendar', (route) =>
      route.fulfill({
        json: {
          path,
          created_at: path && '2027-04-02T09:15:00.000Z',
          last_read_at: path && '2027-05-25T10:00:00.000Z',
        },
      }),
    );

const ROWS = [
  createCells({ Дата: '05.06.2027', Начало: '10:00', Окончание: '13:00' }),
  createCells({ Тип: 'Американо', Дата: '31.06.2027', Окончание: '', Организатор: 'Семён Ёлкин' }),
  createCells({ Дата: '12.06.2027', 'Взнос, ₽': 'как обычно', Организатор: 'Ольга Смирнова' }),
  createCells({ Дата: '12.06.2027', 'Уровень от': '3' }),
];

async function pasteTable({ page }: Visit): Promise<void> {
  await pasteRows(page, ROWS);
  await expect(page.getByText('Список турниров ещё загружается')).toHaveCount(0);
}

async function find({ page, isPhone }: Visit, text: string): Promise<void> {
  if (!isPhone) return void (await openBox(page, text));
  await getAccountButton(page).click();
  await getOpenButton(page).click();
  await page.getByRole('combobox', { name: 'Найти или сделать' }).fill(text);
}

export const otherScreens: readonly Screen[] = [
  { name: 'month', title: 'The month', path: '/tournaments?view=month', isDark: true },
  { name: 'week', title: 'The week', path: '/tournaments?view=week', isDark: true },
  {
    name: 'season',
    title: 'The season in figures',
    path: '/season',
    isDark: true,
    reach: waitForChart,
  },
  {
    name: 'season-tables',
    title: 'The figures of a chart as a table',
    path: '/season',
    async reach(visit) {
      await waitForChart(visit);
      const table = visit.page.getByText('Показать таблицей').first();
      await table.click();
      await table.evaluate((summary) => summary.scrollIntoView({ block: 'start' }));
    },
  },
  { name: 'season-empty', title: 'A season without tournaments', path: '/season', isEmpty: true },
  { name: 'import', title: 'Before a table is taken in', path: '/import' },
  {
    name: 'import-preview',
    title: 'The preview of a table',
    path: '/import',
    isDark: true,
    reach: pasteTable,
  },
  {
    name: 'import-row',
    title: 'A row that is being corrected',
    path: '/import',
    async reach(visit) {
      await pasteTable(visit);
      await visit.page
        .getByRole('button', { name: /^Исправить/ })
        .first()
        .click();
    },
  },
  {
    name: 'subscription',
    title: 'The calendar’s address',
    path: '/subscription',
    prepare: offerAddress(ADDRESS),
    reach: ({ page }) => page.getByRole('textbox', { name: 'Адрес подписки' }).waitFor(),
  },
  {
    name: 'subscription-none',
    title: 'There is no address yet',
    path: '/subscription',
    prepare: offerAddress(null),
    reach: waitFor('Создать адрес'),
  },
  {
    name: 'trash',
    title: 'The trash',
    path: '/trash',
    isDark: true,
    async prepare({ club }) {
      for (const id of [3, 8, 40])
        await callServer(club, club.session!.token, 'DELETE', `/api/tournaments/${id}`);
    },
    reach: waitFor('Восстановить'),
  },
  { name: 'trash-empty', title: 'An empty trash', path: '/trash', reach: waitFor('Корзина пуста') },
  {
    name: 'account',
    title: 'The account menu',
    reach: ({ page }) => getAccountButton(page).click(),
  },
  { name: 'box', title: 'The box to find and do', reach: (visit) => find(visit, '') },
  {
    name: 'box-found',
    title: 'Hits in the box',
    isDark: true,
    async reach(visit) {
      await find(visit, 'ольга');
      await visit.page.getByRole('option', { name: /Ольга/ }).first().waitFor();
    },
  },
  {
    name: 'box-nothing',
    title: 'The box without hits',
    reach: (visit) => find(visit, 'абракадабра'),
  },
  { name: 'help', title: 'The help', path: '/help', isDark: true },
  {
    name: 'keys',
    title: 'The keys',
    async reach({ page }) {
      await getAccountButton(page).click();
      await page.getByRole('button', { name: /^Клавиши/ }).click();
      await page.getByRole('dialog', { name: 'Клавиши' }).waitFor();
    },
  },
  {
    name: 'error',
    title: 'The error page: a file of the console did not load',
    path: '/tournaments/new',
    async prepare({ page, club }) {
      const first = await (await fetch(club.url)).text();
      const isLazy = ({ pathname }: URL) =>
        pathname.startsWith('/assets/') && !first.includes(pathname);
      await page.route(isLazy, (route) => route.abort('internetdisconnected'));
    },
    reach: waitFor('Unexpected Application Error!'),
  },
];
