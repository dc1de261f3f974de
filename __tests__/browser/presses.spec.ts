import type { Locator, Page } from '@playwright/test';
import { holdRequests, WIRE_TROUBLES } from './support/faults';
import { expect, test } from './support/fixtures';
import { getEditDialog, leaveAnyway } from './support/consolePage';
import { callServer, openSignedIn, readStoredSession } from './support/signIn';
import { installClock, expectSoon, stopTime } from './support/stillTime';
import { fillIn } from './support/tournamentForm';
import type { Club } from './support/club';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

/** All clicks happen in one task, before the console can paint. */
const clickTenTimes = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) element.click();
  });

async function pressEnterAndClick(field: Locator, button: Locator): Promise<void> {
  const point = await button.boundingBox();
  if (!point) throw new Error('Not shown');
  await field.press('Enter');
  await field.page().mouse.click(point.x + 5, point.y + 5);
}

/** Number of tournaments on the server. */
async function countOnServer(page: Page, club: Club): Promise<number> {
  const { token } = await readStoredSession(page);
  const answer = await callServer(club, token!, 'GET', '/api/tournaments');
  return ((await answer.json()) as unknown[]).length;
}

const createButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Создать турнир' });
const PRESSES: Record<string, (page: Page) => Promise<void>> = {
  'ten clicks': (page) => clickTenTimes(createButton(page)),
  'a double click': (page) => createButton(page).dblclick(),
  'Enter and a click': (page) =>
    pressEnterAndClick(page.getByLabel('Имя организатора'), createButton(page)),
};

for (const [name, press] of Object.entries(PRESSES)) {
  test(`${name} on «Создать турнир» creates one tournament (CREATE-6, CREATE-11) @deep`, async ({
    page,
    club,
  }) => {
    await openSignedIn(page, club, '/tournaments/new');
    await fillIn(page.getByRole('main'));
    const held = await holdRequests(page, 'POST');
    await press(page);
    const busy = page.getByRole('button', { name: 'Создание...' });
    await expect(busy).toBeDisabled();
    await page.getByLabel('Имя организатора').press('Enter');
    await expect(busy).toBeDisabled();
    held.release();
    await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
    expect(held.count()).toBe(1);
    expect(await countOnServer(page, club)).toBe(2);
  });
}

test('ten clicks on «Сохранить изменения» send one request, and the dialog is left meanwhile only on purpose (EDIT-11) @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club);
  await page.getByRole('button', { name: 'Редактировать' }).click();
  const dialog = getEditDialog(page);
  await fillIn(dialog, ['Имя организатора']);
  const held = await holdRequests(page, 'PUT');
  await clickTenTimes(dialog.getByRole('button', { name: 'Сохранить изменения' }));
  await expect(dialog.getByRole('button', { name: 'Сохранение...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  await dialog.getByLabel('Имя организатора').press('Enter');
  const question = page.getByRole('dialog', { name: 'Изменения ещё сохраняются' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  held.release();
  await expect(question).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toBeVisible();
  expect(held.count()).toBe(1);
});

test('ten clicks on «Удалить» send one request, and the dialog cannot be left meanwhile (DELETE-3) @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club);
  await page.getByRole('button', { name: 'Удалить' }).click();
  const dialog = page.getByRole('dialog');
  const held = await holdRequests(page, 'DELETE');
  await clickTenTimes(dialog.getByRole('button', { name: 'Удалить' }));
  for (const name of ['Удалить', 'Отмена']) {
    await expect(dialog.getByRole('button', { name })).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  held.release();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Турниров пока нет')).toBeVisible();
  expect(held.count()).toBe(1);
});

test('an answer that comes after the create form was left changes the list and takes no user away (CREATE-11) @deep', async ({
  page,
  club,
}) => {
  await installClock(page);
  await openSignedIn(page, club, '/tournaments/new');
  await fillIn(page.getByRole('main'));
  const held = await holdRequests(page, 'POST');
  await createButton(page).click();
  await expect(page.getByRole('button', { name: 'Создание...' })).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await leaveAnyway(page, 'Турнир ещё создаётся');
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  held.release();
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toBeVisible();

  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await page.clock.runFor(3_000);
  await expect(page.getByLabel('Имя организатора')).toHaveValue('');
  await expect(page).toHaveURL(/\/tournaments\/new$/);
});

test('a refusal that comes after its page was left disturbs no user (CREATE-10, EDIT-10) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openSignedIn(page, club, '/tournaments/new');
  await fillIn(page.getByRole('main'));
  const created = await holdRequests(page, 'POST');
  await createButton(page).click();
  await expect(page.getByRole('button', { name: 'Создание...' })).toBeVisible();
  await page.getByRole('link', { name: 'Турниры' }).click();
  await leaveAnyway(page, 'Турнир ещё создаётся');

  await page.getByRole('button', { name: 'Редактировать' }).click();
  await fillIn(page.getByRole('dialog'), ['Имя организатора']);
  const saved = await holdRequests(page, 'PUT');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByRole('button', { name: 'Сохранение...' })).toBeVisible();
  await page.goBack();
  await leaveAnyway(page, 'Изменения ещё сохраняются');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await expect(page.getByLabel('Имя организатора')).toHaveValue('');

  const refusals = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('updateTournament: 500'),
  });
  created.release((route) => route.abort('connectionreset'));
  saved.release((route) => route.fulfill({ status: 500, body: '{"message":"Поздно"}' }));
  await refusals;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await created.stop();
  await fillIn(page.getByRole('main'));
  await createButton(page).click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('leaving the success screen early cancels its redirect (CREATE-11) @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await fillIn(page.getByRole('main'));
  await stopTime(page);
  await createButton(page).click();
  await expectSoon(page, page.getByText('Турнир создан успешно!'));
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(page.getByLabel('Имя организатора')).toHaveValue('');
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/tournaments\/new$/);
  await expect(page.getByLabel('Имя организатора')).toBeVisible();
});
