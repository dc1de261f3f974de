import type { BrowserContext, Page } from '@playwright/test';
import { WIRE_TROUBLES } from './support/faults';
import { expect, test } from './support/fixtures';
import { killSession, listHeading, loginHeading, overlay, signIn, stored } from './support/signing';
import { expectTyped, fillIn } from './support/tournamentForm';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

const row = (page: Page) => page.getByRole('row', { name: /Ольга Смирнова/ });
const main = (page: Page) => page.getByRole('main');
const HALF = ['Время начала', 'Имя организатора'] as const;

/** Another tab of the same browser. */
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
  await expect(loginHeading(other)).toBeVisible();
  await signIn(page);
  await expect(row(page)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();

  await fillIn(main(other), HALF);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await expect(loginHeading(other)).toBeVisible();
  await expect(overlay(other)).toHaveCount(0);
  await expect(main(other).getByLabel('Имя организатора')).toHaveCount(0);

  await signIn(other);
  await expect(row(page)).toBeVisible();
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
  await expect(row(page)).toBeVisible();
  const other = await openTab(context, '/tournaments/new');
  await fillIn(main(other), HALF);

  await killSession(club, (await stored(page)).token!);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(other)).toBeVisible();
  await expectTyped(main(other), HALF);

  await signIn(other);
  await expect(overlay(other)).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
  await expectTyped(main(other), HALF);
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(row(page)).toBeVisible();
});

test('signing out in one tab turns another’s sign-in over a page into the login screen (AUTH-9, AUTH-10)', async ({
  page,
  context,
}) => {
  await page.goto('/tournaments');
  await signIn(page);
  await expect(listHeading(page)).toBeVisible();
  const other = await openTab(context, '/tournaments/new');
  await fillIn(main(other), HALF);

  // The record goes by itself, as if the browser's data were cleared in part.
  await page.evaluate(() => localStorage.clear());
  await expect(overlay(other)).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await expect(overlay(other)).toHaveCount(0);
  await expect(loginHeading(other)).toBeVisible();
});
