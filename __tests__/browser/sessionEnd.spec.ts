import type { Page } from '@playwright/test';
import { USERNAME } from './support/club';
import { waitUntilListening } from './support/commands';
import { holdRequests, WIRE_TROUBLES } from './support/faults';
import { expect, test } from './support/fixtures';
import {
  killSessionUnheard,
  getSignInHeading,
  openSignedIn,
  getSignInDialog,
  signIn,
  readStoredSession,
} from './support/signIn';
import { expectTyped, fillIn } from './support/tournamentForm';
import { blockEvents } from '../support/blockEvents';
import { installClock } from './support/stillTime';

const DAY_MS = 86_400_000;

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

// The form still exists while the sign-in hides it.
const createForm = (page: Page) => page.getByRole('main', { includeHidden: true });
const getEditForm = (page: Page) =>
  page.getByRole('dialog', { name: 'Редактирование турнира', includeHidden: true });
const createButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Создать турнир' });

/** Waits for files loaded ahead: a clock moved forward would exceed their time limits. */
const expectLoaded = (page: Page): Promise<void> =>
  expect(page.locator('script[data-webpack]')).toHaveCount(0);

/** Checks that nothing beneath the sign-in can be focused or pressed. */
async function expectInert(page: Page): Promise<void> {
  await expect(getSignInDialog(page)).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isBeneath = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog:modal');
    });
    expect(isBeneath).toBe(false);
  }
  // Esc does not close the dialog, even pressed twice.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(getSignInDialog(page)).toBeVisible();
  await getSignInDialog(page).getByText('Сеанс закончился').waitFor();
}

test('a session killed on the server while the create form is filled: nothing typed is lost, and it submits (AUTH-10, AUTH-8, CREATE-10)', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const token = await openSignedIn(page, club, '/tournaments/new');
  await fillIn(createForm(page));
  await killSessionUnheard(page, club, token);
  await createButton(page).click();

  await expectInert(page);
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
  await expectTyped(createForm(page));
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expectTyped(createForm(page));
  await createButton(page).click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toHaveCount(1);
});

test('a session killed on the server while the edit dialog is open: nothing typed is lost, and it saves (AUTH-10, AUTH-8, EDIT-10) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const token = await openSignedIn(page, club);
  await page.getByRole('button', { name: 'Редактировать' }).click();
  const labels = ['Время начала', 'Имя организатора'] as const;
  await fillIn(getEditForm(page), labels);
  await killSessionUnheard(page, club, token);
  await getEditForm(page).getByRole('button', { name: 'Сохранить изменения' }).click();

  await expectInert(page);
  await expectTyped(getEditForm(page), labels);
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expectTyped(getEditForm(page), labels);
  await getEditForm(page).getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditForm(page)).toHaveCount(0);
  const row = page.getByRole('row', { name: /Пётр Ёлкин/ });
  await expect(row).toContainText('09:30');
});

test('24 hours pass over a half-filled form: the sign-in comes over it, and all is still there (AUTH-3, AUTH-10) @deep', async ({
  page,
  club,
}) => {
  await installClock(page);
  await openSignedIn(page, club, '/tournaments/new');
  const labels = ['Время начала', 'Имя организатора'] as const;
  await fillIn(createForm(page), labels);
  await waitUntilListening(page);
  await expectLoaded(page);
  await page.clock.fastForward(DAY_MS - 120_000);
  await page.clock.runFor(1_000);
  await expectTyped(createForm(page), labels);
  await expect(getSignInDialog(page)).toHaveCount(0);

  await expectLoaded(page);
  await page.clock.fastForward(120_000);
  await expectInert(page);
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expectTyped(createForm(page), labels);
  await fillIn(createForm(page), ['Дата', 'Телефон организатора']);
  await createButton(page).click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('a computer that slept through the 24 hours asks for a sign-in before anything is sent (AUTH-3, AUTH-6) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  // Without events the page learns of the session's end only from a response.
  await blockEvents(page);
  await installClock(page);
  await openSignedIn(page, club);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  // setSystemTime moves the clock without firing timers.
  await page.clock.setSystemTime(Date.now() + DAY_MS + 60_000);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => sent.push(request.headers().authorization));
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(getSignInDialog(page)).toBeVisible();
  expect(sent.filter((header) => header !== undefined)).toEqual([]);
  await signIn(page);
  await expect(page.getByRole('dialog', { name: 'Удалить турнир' })).toBeVisible();
  await expect(page.getByRole('row', { includeHidden: true, name: /Ольга Смирнова/ })).toHaveCount(
    1,
  );
});

test('a tab that slept for 25 hours over an edit asks for a sign-in when it wakes, and then saves (AUTH-3, AUTH-10, EDIT-9) @deep', async ({
  page,
  club,
}) => {
  await installClock(page);
  await openSignedIn(page, club);
  await page.getByRole('button', { name: 'Редактировать' }).click();
  const labels = ['Время начала', 'Имя организатора'] as const;
  await fillIn(getEditForm(page), labels);
  await page.clock.setSystemTime(Date.now() + DAY_MS + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectInert(page);
  await expectTyped(getEditForm(page), labels);
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expectTyped(getEditForm(page), labels);
  await getEditForm(page).getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditForm(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toContainText('09:30');
});

test('opening the console again after the session ended shows the login screen in place of the page (AUTH-10, ROUTE-4) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const token = await openSignedIn(page, club, '/tournaments/new');
  await fillIn(createForm(page));
  await killSessionUnheard(page, club, token);
  await createButton(page).click();
  await expect(getSignInDialog(page)).toBeVisible();

  await page.reload();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Имя организатора')).toHaveCount(0);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await expect(page.getByLabel('Имя организатора')).toHaveValue('');
});

test('a list that was refused is loaded after signing in again (AUTH-10, LIST-4) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const list = await holdRequests(page, 'GET');
  const token = await openSignedIn(page, club, '/tournaments/new');
  await page.getByRole('link', { name: 'Турниры' }).click();
  await killSessionUnheard(page, club, token);
  list.release();
  await expect(getSignInDialog(page)).toBeVisible();
  await expect(getSignInDialog(page).getByLabel('Имя пользователя')).toHaveValue(USERNAME);
  await signIn(page);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
});
