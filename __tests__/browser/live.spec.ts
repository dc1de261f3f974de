import type { Page } from '@playwright/test';
import { getFact, openDeletion, openDetail, openEdit, getRow } from './support/consolePage';
import {
  applyFor,
  changeInDatabase,
  waitForEvents,
  createTournamentElsewhere,
  openLive,
  watchStreams,
} from './support/liveChanges';
import { WIRE_TROUBLES } from './support/faults';
import { expect, createSeeds, test } from './support/fixtures';
import {
  changeTournamentElsewhere,
  killSession,
  getSignInHeading,
  getSignInDialog,
  readStoredSession,
} from './support/signIn';
import { chooseMore } from './support/savedFile';

const OLGA = 'Ольга Смирнова';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA, entry_fee: 1500 }]) });

const expectFee = (page: Page, fee: RegExp) => expect(getRow(page, OLGA)).toContainText(fee);

test('COMFORT-60: changes of another user appear in the list and in open details', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await createTournamentElsewhere(club, 'Вера Орлова', '2099-07-01');
  await expect(getRow(page, 'Вера Орлова')).toBeVisible();

  const detail = await openDetail(page, OLGA);
  await expect(detail).toContainText('Участники (0)');
  await applyFor(club, 1);
  await expect(detail).toContainText('Участники (1)');
  await expect(detail.getByText('Пётр Ершов')).toBeVisible();
  await changeTournamentElsewhere(club, { entryFee: 2500 });
  await expect(getFact(detail, 'Взнос')).toHaveText(/2\s500\s₽/);
  await chooseMore(detail, 'История');
  await expect(detail.getByText('Изменён')).toHaveCount(1);
  await changeTournamentElsewhere(club, { entryFee: 2700 });
  await expect(detail.getByText('Изменён')).toHaveCount(2);
});

test('COMFORT-60: a change of another program appears too @deep', async ({ page, club }) => {
  await openLive(page, club);
  changeInDatabase(club, 'UPDATE tournaments SET entry_fee = 700 WHERE id = 1');
  await expectFee(page, /700\s₽/);
});

test('COMFORT-60: one tab listens for all, and when it is closed another one takes over @deep', async ({
  page,
  context,
  club,
}) => {
  const openStreams = watchStreams(context);
  await openLive(page, club);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/tournaments');
    await expectFee(other, /1\s500\s₽/);
  }
  await changeTournamentElsewhere(club, { entryFee: 2500 });
  for (const tab of [page, ...others]) await expectFee(tab, /2\s500\s₽/);
  expect(openStreams()).toBe(1);

  const isTakenOver = context.waitForEvent('response', (response) =>
    response.url().endsWith('/api/live'),
  );
  await page.close();
  await isTakenOver;
  await changeTournamentElsewhere(club, { entryFee: 900 });
  for (const tab of others) await expectFee(tab, /900\s₽/);
  expect(openStreams()).toBe(1);
});

test('COMFORT-60: a tab that comes later hears what changed before it listened @deep', async ({
  page,
  context,
  club,
}) => {
  await openLive(page, club);
  const other = await context.newPage();
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  // The test delays the background code until the list is outdated.
  await other.route(/\/assets\/\d/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await other.goto('/tournaments', { waitUntil: 'commit' });
  await expectFee(other, /1\s500\s₽/);
  await changeTournamentElsewhere(club, { entryFee: 2500 });
  await expectFee(page, /2\s500\s₽/);
  await expectFee(other, /1\s500\s₽/);
  goOn();
  await expectFee(other, /2\s500\s₽/);
});

test('COMFORT-60: after the server was away the console catches up @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await club.stop();
  changeInDatabase(club, 'UPDATE tournaments SET entry_fee = 700 WHERE id = 1');
  const isBack = waitForEvents(page);
  await club.startAgain();
  await isBack;
  await expectFee(page, /700\s₽/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await changeTournamentElsewhere(club, { entryFee: 900 });
  await expectFee(page, /900\s₽/);
});

test('COMFORT-60: a list that cannot be brought up to date says so, until it can @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openLive(page, club);
  await page.route('**/api/tournaments', (route) => route.abort('connectionreset'));
  await changeTournamentElsewhere(club, { entryFee: 700 });
  await expect(page.getByText(/Нет связи\. Список от/)).toBeVisible();
  await page.unroute('**/api/tournaments');
  await changeTournamentElsewhere(club, { entryFee: 900 });
  await expectFee(page, /900\s₽/);
  await expect(page.getByText(/Нет связи\. Список от/)).toHaveCount(0);
});

test('COMFORT-64: signing out ends the stream', async ({ page, context, club }) => {
  const openStreams = watchStreams(context);
  await openLive(page, club);
  expect(openStreams()).toBe(1);
  const out = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await out;
  await expect(getSignInHeading(page)).toBeVisible();
  await expect.poll(openStreams).toBe(0);
});

test('COMFORT-64, AUTH-8: a session that ends elsewhere covers the page without a request @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openLive(page, club);
  await killSession(club, (await readStoredSession(page)).token!);
  await expect(getSignInDialog(page)).toBeVisible();
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
});

test('COMFORT-62: an edit stays as it is typed, with its focus and its caret @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  const dialog = await openEdit(page, OLGA);
  const name = dialog.getByLabel('Имя организатора');
  await name.fill('Ольга Орлова');
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
  await createTournamentElsewhere(club, 'Вера Орлова', '2099-06-01');
  await applyFor(club, 1);
  await changeTournamentElsewhere(club, { entryFee: 2500 });
  await expect(page.locator('main')).toContainText(/2\s500\s₽/);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ольга Орлова');
  const caret = await name.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(caret).toEqual([3, 5]);
  await expect(dialog.getByLabel('Взнос, ₽')).toHaveValue('1500');
});

test('COMFORT-62: a question about a tournament that is gone by now stays', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await createTournamentElsewhere(club, 'Вера Орлова', '2099-06-01');
  await expect(getRow(page, 'Вера Орлова')).toBeVisible();
  const question = await openDeletion(page, OLGA);
  changeInDatabase(
    club,
    "UPDATE tournaments SET deleted_at = '2026-11-22T09:00:00.000Z' WHERE id = 1",
  );
  await expect(page.locator('main table')).not.toContainText(OLGA);
  await expect(question.getByRole('button', { name: 'Удалить' })).toBeEnabled();
});
