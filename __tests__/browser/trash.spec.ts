import Database from 'better-sqlite3';
import type { Page } from '@playwright/test';
import { getRow } from './support/consolePage';
import type { Club } from './support/club';
import { expect, rememberSession, createSeeds, test } from './support/everywhere';
import { deleteTournamentsElsewhere, getListHeading } from './support/signIn';

const DAY_MS = 86_400_000;
const OLGA = 'Ольга Смирнова';
const ANNA = 'Анна Громова';
const VERA = 'Вера Орлова';

test.use({
  tournaments: createSeeds([
    { organizer_name: OLGA, date: '2099-06-05', end_time: '14:00' },
    { organizer_name: ANNA, date: '2099-06-06', tournament_type: 'Американо' },
    { organizer_name: VERA, date: '2099-06-07' },
  ]),
});

const getTrashLink = (page: Page) => page.getByRole('link', { name: 'Корзина' });
const getTrashed = (page: Page) =>
  page.getByRole('list', { name: 'Удалённые турниры' }).getByRole('listitem');
const getTrashedOf = (page: Page, text: string) => getTrashed(page).filter({ hasText: text });
const restoreIn = (page: Page, text: string) =>
  getTrashedOf(page, text).getByRole('button', { name: 'Восстановить' });

/** Moves a deletion so many days back, in the database itself. */
function backdate(club: Club, id: number, days: number): void {
  const database = new Database(club.databaseFile);
  database
    .prepare('UPDATE tournaments SET deleted_at = ? WHERE id = ?')
    .run(new Date(Date.now() - days * DAY_MS).toISOString(), id);
  database.close();
}

async function openTrash(page: Page): Promise<void> {
  await getTrashLink(page).click();
  await expect(page.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible();
}

test('COMFORT-32: the trash shows each deletion with its time and days left, latest first; restoring puts it back @everywhere', async ({
  listPage,
  club,
}) => {
  await deleteTournamentsElsewhere(club, 1, 2);
  backdate(club, 1, 9.5);
  await openTrash(listPage);
  await expect(listPage).toHaveURL(/\/trash$/);
  await expect(listPage).toHaveTitle(/^Корзина/);
  await expect(listPage.getByRole('searchbox')).toHaveCount(0);
  await expect(getTrashed(listPage)).toHaveCount(2);
  await expect(getTrashed(listPage).first()).toContainText('Американо');
  await expect(getTrashed(listPage).first()).toContainText(ANNA);
  await expect(getTrashed(listPage).first()).toContainText('хранится ещё 30 дней');
  const olga = getTrashedOf(listPage, OLGA);
  await expect(olga).toContainText('05.06.2099 пт, 10:00 – 14:00 · Ольга Смирнова');
  await expect(olga).toContainText(/Удалён \d\d\s[а-я]+\s\d{4}, \d\d:\d\d · хранится ещё 21.день/);

  await restoreIn(listPage, ANNA).click();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(getTrashed(listPage)).toHaveCount(1);
  await expect(restoreIn(listPage, OLGA)).toBeFocused();
  await restoreIn(listPage, OLGA).press('Enter');
  await expect(listPage.getByText('Корзина пуста')).toBeVisible();
  await expect(listPage.getByRole('main')).toBeFocused();
  await expect(listPage.getByText('Удалённые турниры хранятся здесь 30 дней.')).toBeVisible();

  await listPage.getByRole('button', { name: 'Назад' }).click();
  await expect(getRow(listPage, ANNA)).toBeVisible();
  await expect(getRow(listPage, OLGA)).toBeVisible();
});

test('COMFORT-32: the trash has an address of its own, and says that it loads or cannot', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/status of 500/, /listTrash: 500/);
  await deleteTournamentsElsewhere(club, 3);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await listPage.route(
    '**/api/trash',
    async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: 'База занята.' } });
    },
    { times: 1 },
  );
  await listPage.goto('/trash');
  await expect(listPage.getByText('Загрузка корзины...')).toBeVisible();
  release();
  const alert = listPage.getByRole('alert');
  await expect(alert).toContainText('Ошибка загрузки корзины');
  await expect(alert).toContainText('База занята.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(getTrashedOf(listPage, VERA)).toBeVisible();
});

test.describe('a full one', () => {
  const COUNT = 10_000;
  test.use({
    tournaments: createSeeds(
      Array.from({ length: COUNT }, (_, index) => ({ organizer_name: `Игрок ${index}` })),
    ),
  });

  test('COMFORT-32: a hundred of 10 000 are shown, and a hundred more at each press @deep', async ({
    page,
    club,
  }) => {
    const database = new Database(club.databaseFile);
    database.exec(`UPDATE tournaments SET deleted_at = '${new Date().toISOString()}'`);
    database.close();
    await rememberSession(page, club.session!);
    await page.goto('/trash');
    await expect(getTrashed(page)).toHaveCount(100);
    await expect(page.getByText(`Показано 100 из ${COUNT}`)).toBeVisible();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(getTrashed(page)).toHaveCount(200);
    await expect(getTrashed(page).nth(100)).toBeFocused();
    await restoreIn(page, `Игрок ${COUNT - 1} `.trim())
      .first()
      .click();
    await expect(getTrashedOf(page, `Игрок ${COUNT - 1}`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(getListHeading(page)).toBeVisible();
    await expect(getRow(page, `Игрок ${COUNT - 1}`)).toBeVisible();
  });
});

test('COMFORT-32: the menu says how many are in the trash, whoever deleted them', async ({
  listPage: page,
  club,
}) => {
  await expect(getTrashLink(page)).toHaveText('Корзина');
  await deleteTournamentsElsewhere(club, 1, 2);
  await expect(getTrashLink(page)).toHaveText('Корзина2');
  await openTrash(page);
  await restoreIn(page, OLGA).click();
  await expect(getTrashLink(page)).toHaveText('Корзина1');
  await restoreIn(page, ANNA).click();
  await expect(getTrashLink(page)).toHaveText('Корзина');
});
