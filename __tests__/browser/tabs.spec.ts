import type { BrowserContext, Page } from '@playwright/test';
import { getEditDialog, openEdit, getRow } from './support/consolePage';
import { holdRequests, WIRE_TROUBLES } from './support/faults';
import { expect, test } from './support/fixtures';
import {
  killSessionUnheard,
  getListHeading,
  getSignInHeading,
  getSignInDialog,
  signIn,
  readStoredSession,
} from './support/signIn';
import { expectTyped, fillIn } from './support/tournamentForm';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

const getOlgaRow = (page: Page) => page.getByRole('row', { name: /Ольга Смирнова/ });
/** An element hidden under the sign-in has no accessible role, so this is a selector. */
const getMain = (page: Page) => page.locator('main');
const HALF = ['Время начала', 'Имя организатора'] as const;

/** Opens another tab of the same browser. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

test('signing in and out in one tab does so in every other (AUTH-9, AUTH-5)', async ({
  page,
  context,
}) => {
  await page.goto('/tournaments');
  const other = await openTab(context, '/tournaments/new');
  await expect(getSignInHeading(other)).toBeVisible();
  await signIn(page);
  await expect(getOlgaRow(page)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();

  await fillIn(getMain(other), HALF);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(getSignInHeading(other)).toBeVisible();
  await expect(getSignInDialog(other)).toHaveCount(0);
  await expect(getMain(other).getByLabel('Имя организатора')).toHaveCount(0);

  await signIn(other);
  await expect(getOlgaRow(page)).toBeVisible();
});

test('a session that ends in one tab leaves the other tab’s form under the sign-in, and one sign-in serves both (AUTH-9, AUTH-10)', async ({
  page,
  context,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await page.goto('/tournaments');
  await signIn(page);
  await expect(getOlgaRow(page)).toBeVisible();
  const other = await openTab(context, '/tournaments/new');
  await fillIn(getMain(other), HALF);

  await killSessionUnheard(page, club, (await readStoredSession(page)).token!);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(getSignInDialog(page)).toBeVisible();
  await expect(getSignInDialog(other)).toBeVisible();
  await expectTyped(getMain(other), HALF);

  await signIn(other);
  await expect(getSignInDialog(other)).toHaveCount(0);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expectTyped(getMain(other), HALF);
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(getOlgaRow(page)).toBeVisible();
});

test('signing out in one tab turns another’s sign-in over a page into the login screen (AUTH-9, AUTH-10) @deep', async ({
  page,
  context,
  troubles,
}) => {
  // Background requests without a stored session are refused.
  troubles.expect(/status of 401/);
  await page.goto('/tournaments');
  await signIn(page);
  await expect(getListHeading(page)).toBeVisible();
  const other = await openTab(context, '/tournaments/new');
  await fillIn(getMain(other), HALF);

  // A request of this tab would be refused and show its sign-in too.
  await page.route(/\/api\/tournaments(\?|$)/, () => undefined);
  // Only the stored session is removed, as when browser data are cleared in part.
  await page.evaluate(() => localStorage.clear());
  await expect(getSignInDialog(other)).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(getSignInDialog(other)).toHaveCount(0);
  await expect(getSignInHeading(other)).toBeVisible();
});

test('both tabs edit one tournament: the second to save sees the first one’s change, and keeps both (TRUST-41, EDIT-10) @deep', async ({
  listPage: page,
  context,
  troubles,
}) => {
  troubles.expect(/412/);
  const other = await openTab(context, '/tournaments');
  const name = 'Ольга Смирнова';
  const [mine, theirs] = [await openEdit(page, name), await openEdit(other, name)];
  await mine.getByLabel('Взнос, ₽').fill('2500');
  await theirs.getByLabel('Имя организатора').fill('Ольга Орлова');
  await theirs.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getRow(other, 'Ольга Орлова')).toBeVisible();

  await mine.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(mine.getByText('Пока вы редактировали, турнир изменили')).toBeVisible();
  await mine.getByRole('button', { name: 'Продолжить редактирование' }).click();
  await expect(mine.getByLabel('Имя организатора')).toHaveValue('Ольга Орлова');
  await mine.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(page)).toHaveCount(0);
  await expect(getRow(page, 'Ольга Орлова')).toContainText(/2\s500/);
});

test('signing out in one tab while another one saves: the login screen is in both, and nothing is saved (AUTH-5, AUTH-9) @deep', async ({
  listPage: page,
  context,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const other = await openTab(context, '/tournaments');
  const dialog = await openEdit(other, 'Ольга Смирнова');
  await dialog.getByLabel('Имя организатора').fill('Ольга Орлова');
  const held = await holdRequests(other, 'PUT');
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect.poll(held.count).toBe(1);
  const out = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await out;
  await expect(getSignInHeading(other)).toBeVisible();
  held.release();
  await signIn(other);
  await expect(getOlgaRow(other)).toBeVisible();
  await expect(getOlgaRow(page)).toBeVisible();
});
