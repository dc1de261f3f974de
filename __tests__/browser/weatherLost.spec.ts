import type { Page } from '@playwright/test';
import {
  getDeletionDialog,
  getEditDialog,
  leaveAnyway,
  getMainButton,
  openDeletion,
  openEdit,
  getRow,
} from './support/consolePage';
import { NO_CONNECTION } from './support/faults';
import { expect, createSeeds } from './support/fixtures';
import { failAfterWork, LOST, onceOnKeptConnection } from './support/httpFaults';
import { callServer, changeTournamentElsewhere, readHistory, openSignedIn } from './support/signIn';
import { test } from './support/weatherStory';

const OLGA = 'Ольга Смирнова';
const PUT = 'PUT /api/tournaments';
const POST = 'POST /api/tournaments';
const DELETE = 'DELETE /api/tournaments';
const lostAnswer = failAfterWork(LOST['a reset']);

test.use({ tournaments: createSeeds([{ organizer_name: OLGA, entry_fee: 1500 }]) });

const getMain = (page: Page) => page.getByRole('main');
const save = (page: Page) =>
  getEditDialog(page).getByRole('button', { name: 'Сохранить изменения' }).click();
const confirm = (page: Page) =>
  getDeletionDialog(page).getByRole('button', { name: 'Удалить' }).click();

const EDITS_MAX = 5;
const formatFee = (fee: number) => new RegExp(String(fee).replace('2', String.raw`2\s`));

/** The browser resends only a request that fails on a connection used before, so the test opens some. */
const keepConnections = (page: Page) =>
  page.evaluate(async () => {
    // Without cookies the requests use the same connections as the console's.
    const ask = async () => (await fetch('/api/health', { credentials: 'omit' })).text();
    // Several at a time: one connection may be busy with the list, another opened but unused.
    for (let round = 0; round < 3; round += 1) await Promise.all([ask(), ask(), ask(), ask()]);
  });

async function fillCopy(page: Page): Promise<void> {
  await page.goto('/tournaments/new?copy=1');
  await page.getByLabel('Имя организатора').fill('Пётр Ёлкин');
}

test('WEATHER-3: a request that the browser repeats is done once, without a message', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await expect(getRow(page, OLGA)).toBeVisible();
  await test.step('an edit', async () => {
    const lost = onceOnKeptConnection(lostAnswer);
    faultProxy.intercept(PUT, lost.fault);
    let edits = 0;
    // On a new connection the browser resends nothing, so the test edits again.
    while (!lost.isMet() && edits < EDITS_MAX) {
      const fee = 2500 + edits;
      edits += 1;
      await openEdit(page, OLGA);
      await getEditDialog(page).getByLabel('Взнос, ₽').fill(String(fee));
      await keepConnections(page);
      await save(page);
      await expect(getEditDialog(page)).toHaveCount(0);
      await expect(getRow(page, OLGA)).toContainText(formatFee(fee));
    }
    expect(lost.isMet()).toBe(true);
    expect(faultProxy.count(PUT)).toBe(edits + 1);
    expect(await readHistory(club, 1)).toHaveLength(edits);
  });
  await test.step('a deletion', async () => {
    await openDeletion(page, OLGA);
    await keepConnections(page);
    const before = (await readHistory(club, 1)).length;
    const lost = onceOnKeptConnection(lostAnswer);
    faultProxy.intercept(DELETE, lost.fault);
    await confirm(page);
    await expect(page.getByText('Турниров пока нет')).toBeVisible();
    // The row disappears before the response arrives.
    await expect.poll(() => faultProxy.count(DELETE)).toBe(lost.isMet() ? 2 : 1);
    await expect.poll(() => readHistory(club, 1)).toHaveLength(before + 1);
  });
});

test('WEATHER-3, TRUST-41: another user’s change after a lost answer is still shown @deep', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await openEdit(page, OLGA);
  await getEditDialog(page).getByLabel('Взнос, ₽').fill('2500');
  faultProxy.intercept(PUT, lostAnswer);
  await save(page);
  await expect(getEditDialog(page).getByRole('alert')).toHaveText(NO_CONNECTION);
  faultProxy.clear();
  await changeTournamentElsewhere(club, { startTime: '12:00' });
  await save(page);
  await expect(
    getEditDialog(page).getByText('Пока вы редактировали, турнир изменили'),
  ).toBeVisible();
  await expect(getEditDialog(page).getByText('Время начала: 10:00 12:00')).toBeVisible();
});

test('WEATHER-3: an undone edit whose answer was lost is undone @deep', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await openEdit(page, OLGA);
  await getEditDialog(page).getByLabel('Взнос, ₽').fill('2500');
  await save(page);
  const undo = page.getByRole('button', { name: 'Отменить', exact: true });
  await expect(undo).toBeVisible();
  faultProxy.intercept(PUT, lostAnswer);
  await undo.click();
  await expect(page.getByText('Изменения не отменены.')).toBeVisible();
  faultProxy.clear();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Изменения отменены')).toBeVisible();
  await expect(getRow(page, OLGA)).toContainText(/1\s500/);
  expect(await readHistory(club, 1)).toHaveLength(2);
});

test('WEATHER-4: a create form that was changed after its answer was lost says that the first is there, then makes another', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await fillCopy(page);
  faultProxy.intercept(POST, lostAnswer);
  await getMainButton(page, 'Создать турнир').click();
  await expect(getMain(page).getByRole('alert')).toHaveText(NO_CONNECTION);
  faultProxy.clear();
  await page.getByLabel('Взнос, ₽').fill('2500');
  await getMainButton(page, 'Создать турнир').click();
  await expect(getMain(page).getByRole('alert')).toHaveText(/^Отправленное раньше уже сохранено/);
  await expect(page.getByLabel('Взнос, ₽')).toHaveValue('2500');
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(getRow(page, 'Пётр Ёлкин')).toHaveCount(2);
});

test.describe('WEATHER-5: a user who gives up after a lost answer finds the truth in the list', () => {
  test.beforeEach(async ({ page, club }) => {
    await openSignedIn(page, club);
    await expect(getRow(page, OLGA)).toBeVisible();
  });

  test('WEATHER-5: a tournament that was created @deep', async ({ page, club, faultProxy }) => {
    await fillCopy(page);
    faultProxy.intercept(POST, lostAnswer);
    await getMainButton(page, 'Создать турнир').click();
    await expect(getMain(page).getByRole('alert')).toHaveText(NO_CONNECTION);
    await page.getByRole('link', { name: 'Турниры' }).click();
    await leaveAnyway(page, 'Турнир не создан');
    await expect(getRow(page, 'Пётр Ёлкин')).toBeVisible();
    const answer = await callServer(club, club.session!.token, 'GET', '/api/tournaments');
    expect(await answer.json()).toHaveLength(2);
  });

  test('WEATHER-5: an edit that was saved @deep', async ({ page, faultProxy }) => {
    await openEdit(page, OLGA);
    await getEditDialog(page).getByLabel('Взнос, ₽').fill('2500');
    faultProxy.intercept(PUT, lostAnswer);
    await save(page);
    await expect(getEditDialog(page).getByRole('alert')).toHaveText(NO_CONNECTION);
    await getEditDialog(page).getByRole('button', { name: 'Отмена' }).click();
    await expect(getRow(page, OLGA)).toContainText(/2\s500/);
  });

  test('WEATHER-5: a tournament that was deleted @deep', async ({ page, faultProxy }) => {
    await openDeletion(page, OLGA);
    faultProxy.intercept(DELETE, lostAnswer);
    await confirm(page);
    await expect(getDeletionDialog(page).getByRole('alert')).toHaveText(NO_CONNECTION);
    await getDeletionDialog(page).getByRole('button', { name: 'Отмена' }).click();
    await expect(page.getByText('Турниров пока нет')).toBeVisible();
  });
});
