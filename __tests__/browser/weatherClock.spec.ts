import type { Page } from '@playwright/test';
import {
  fillTournament,
  getMainButton,
  retype,
  getRow,
  getOrganizerField,
} from './support/consolePage';
import { addDaysToToday, formatDate } from './support/days';
import { expect, createSeeds, test } from './support/fixtures';
import { recordRequests } from './support/requests';
import { getListHeading, getSignInDialog, signIn } from './support/signIn';
import { installClock } from './support/stillTime';

const DAY_MS = 86_400_000;
const OLGA = 'Ольга Смирнова';
const PAST = 'Дата не может быть в прошлом';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA }]) });

/** Signs in with a browser whose clock is so many days wrong; the server keeps the real time. */
async function signInWithClock(page: Page, days: number): Promise<void> {
  await installClock(page, new Date(Date.now() + days * DAY_MS));
  await page.goto('/tournaments');
  await signIn(page);
  await expect(getRow(page, OLGA)).toBeVisible();
}

for (const [days, clock] of [
  [1, 'a day fast'],
  [-1, 'a day slow'],
] as const) {
  test(`WEATHER-8: with a clock ${clock} one signs in, keeps the session and the draft, and the session ends after its 24 hours @deep`, async ({
    page,
  }) => {
    await signInWithClock(page, days);
    await page.reload();
    await expect(getListHeading(page)).toBeVisible();

    await page.getByRole('link', { name: 'Создать турнир' }).click();
    await fillTournament(page, { name: 'Пётр Ёлкин' });
    await page.clock.runFor(1_000);
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');

    await page.clock.fastForward(DAY_MS);
    await expect(getSignInDialog(page)).toBeVisible();
    await signIn(page);
    await expect(getSignInDialog(page)).toHaveCount(0);
    await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
    await getMainButton(page, 'Создать турнир').click();
    await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  });
}

test('WEATHER-8: a slow clock takes yesterday for today, and the server’s refusal is at the date @deep', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 422/, /createTournament: 422/);
  await signInWithClock(page, -1);
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(page, {
    date: formatDate(addDaysToToday(-1)),
    start: '2230',
    name: 'Пётр Ёлкин',
  });
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(PAST);
  await expect(page.getByLabel('Дата', { exact: true })).toHaveAccessibleDescription(
    new RegExp(PAST),
  );
  await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
  await retype(page.getByLabel('Дата', { exact: true }), formatDate(addDaysToToday(1)));
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('WEATHER-8: a fast clock takes today for yesterday, and nothing is sent for it @deep', async ({
  page,
}) => {
  await signInWithClock(page, 1);
  const requests = recordRequests(page);
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(page, {
    date: formatDate(addDaysToToday(0)),
    start: '2230',
    name: 'Пётр Ёлкин',
  });
  await expect(page.getByText(PAST)).toBeVisible();
  await expect(getMainButton(page, 'Создать турнир')).toBeDisabled();
  await retype(page.getByLabel('Дата', { exact: true }), formatDate(addDaysToToday(2)));
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  expect(requests.count('POST')).toBe(1);
});

test('WEATHER-8, AUTH-4: a fast clock that is put right under an open form asks for a sign-in, and nothing typed is lost', async ({
  page,
  troubles,
}) => {
  // A background request may get 401 before the next check of the clock.
  troubles.expect(/status of 401/, /listTournaments: 401/);
  await signInWithClock(page, 1);
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(page, { name: 'Пётр Ёлкин' });
  await page.clock.setSystemTime(new Date());
  await page.clock.runFor(60_000);
  await expect(getSignInDialog(page)).toBeVisible();
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('a replaced clock never reads another day in between @deep', async ({ listPage }) => {
  const before = await listPage.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const page = globalThis as { earliest?: number };
    page.earliest = Date.now();
    port1.onmessage = () => {
      page.earliest = Math.min(page.earliest!, Date.now());
      port2.postMessage('again');
    };
    port2.postMessage('again');
    return page.earliest;
  });
  await installClock(listPage);
  const earliest = await listPage.evaluate(() => (globalThis as { earliest?: number }).earliest);
  expect(earliest).toBeGreaterThan(before - DAY_MS);
});
