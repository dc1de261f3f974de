import type { Page } from '@playwright/test';
import { formatBasicAuth } from '../support/formatBasicAuth';
import { PASSWORD, USERNAME } from './support/club';
import { expect, test } from './support/fixtures';
import { recordRequests } from './support/requests';
import {
  callServer,
  killSessionUnheard,
  getListHeading,
  getSignInHeading,
  openSignedIn,
  getSignInDialog,
  signIn,
  readStoredSession,
} from './support/signIn';
import { DEVICE_KEY, SESSION_KEY, TOKEN_KEY } from './support/storageKeys';
import { WIRE_TROUBLES } from './support/faults';

const DAY_MS = 86_400_000;

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

/** Stores these values and opens the console. Another page stores them, because an open console would send requests. */
async function openWith(page: Page, record: string | null, token: string | null): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      for (const [key, text] of entries) if (text !== null) localStorage.setItem(key, text);
    },
    [
      [SESSION_KEY, record],
      [TOKEN_KEY, token],
    ] as const,
  );
  await page.goto('/tournaments');
}

test('a session is one record and a token next to it, and a reload keeps it (AUTH-1, AUTH-2)', async ({
  page,
  context,
}) => {
  const before = Date.now();
  await page.goto('/tournaments');
  await signIn(page);
  await expect(getListHeading(page)).toBeVisible();

  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept).sort()).toEqual([DEVICE_KEY, SESSION_KEY, TOKEN_KEY]);
  const record = JSON.parse(kept[SESSION_KEY]) as { username: string; timestamp: number };
  expect(Object.keys(record).sort()).toEqual(['timestamp', 'username']);
  expect(record.username).toBe(USERNAME);
  expect(record.timestamp).toBeGreaterThanOrEqual(before);
  expect(record.timestamp).toBeLessThanOrEqual(Date.now());
  expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  const requests = recordRequests(page);
  await page.reload();
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  expect(requests.calls).toEqual(['GET /api/tournaments']);
});

test('a record older than 24 hours signs out and is removed (AUTH-3) @deep', async ({
  page,
  club,
}) => {
  const { token } = await club.signIn();
  for (const [age, isSignedIn] of [
    [DAY_MS - 60_000, true],
    [DAY_MS + 1, false],
  ] as const) {
    const record = JSON.stringify({ username: USERNAME, timestamp: Date.now() - age });
    await openWith(page, record, token);
    if (isSignedIn) {
      await expect(getListHeading(page)).toBeVisible();
      expect(await readStoredSession(page)).toEqual({ record, token });
    } else {
      await expect(getSignInHeading(page)).toBeVisible();
      expect(await readStoredSession(page)).toEqual({ record: null, token: null });
    }
  }
});

const MALFORMED: Record<string, () => string> = {
  'no JSON': () => 'admin',
  'an empty text': () => '',
  null: () => 'null',
  'a list': () => '[]',
  'no name': () => JSON.stringify({ timestamp: Date.now() }),
  'no time': () => JSON.stringify({ username: USERNAME }),
  'a name that is a number': () => JSON.stringify({ username: 7, timestamp: Date.now() }),
  'a time that is a text': () => JSON.stringify({ username: USERNAME, timestamp: `${Date.now()}` }),
  'a time six minutes ahead': () =>
    JSON.stringify({ username: USERNAME, timestamp: Date.now() + 360_000 }),
};

test('a malformed record signs out and is removed, whatever is wrong with it (AUTH-4) @deep', async ({
  page,
  club,
}) => {
  const { token } = await club.signIn();
  const requests = recordRequests(page);
  for (const [name, record] of Object.entries(MALFORMED)) {
    await test.step(name, async () => {
      await openWith(page, record(), token);
      await expect(getSignInHeading(page)).toBeVisible();
      expect(await readStoredSession(page)).toEqual({ record: null, token: null });
    });
  }
  expect(requests.calls).toEqual([]);
});

test('a record without its token, or a token without its record, signs no user in (AUTH-1) @deep', async ({
  page,
  club,
}) => {
  const token = await openSignedIn(page, club);
  const { record } = await readStoredSession(page);
  await openWith(page, record, null);
  await expect(getSignInHeading(page)).toBeVisible();
  await openWith(page, null, token);
  await expect(getSignInHeading(page)).toBeVisible();
  await openWith(page, record, token);
  await expect(getListHeading(page)).toBeVisible();
});

test('signing out forgets the session here and on the server, and what was loaded (AUTH-5)', async ({
  page,
  club,
}) => {
  const token = await openSignedIn(page, club);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  await page.getByRole('searchbox').fill('смирн');
  await expect(page).toHaveURL(/\?q=/);
  const out = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(page.getByText('Ольга Смирнова')).toHaveCount(0);
  await expect(page).toHaveURL(/\/tournaments$/);
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
  expect((await out).status()).toBe(204);
  expect((await callServer(club, token, 'GET', '/api/tournaments')).status).toBe(401);

  const requests = recordRequests(page);
  await signIn(page);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(requests.calls).toEqual(['POST /api/auth/login', 'GET /api/tournaments']);
});

test('signing out works without a connection too (AUTH-5) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/, /^request: POST .*logout/);
  await openSignedIn(page, club);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  await club.stop();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
});

test('every API request of a signed-in console carries the pair, and nothing else does (AUTH-6)', async ({
  page,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const requests = recordRequests(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isApi = new URL(request.url()).pathname.startsWith('/api/');
    if (!isApi && request.headers().authorization) elsewhere.push(request.url());
  });
  await page.goto('/tournaments');
  await signIn(page);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Турниров пока нет')).toBeVisible();

  const { token } = await readStoredSession(page);
  const [login, ...others] = requests.all;
  expect(login!.headers().authorization).toBeUndefined();
  expect(others.length).toBeGreaterThanOrEqual(3);
  for (const request of others) {
    const headers = await request.allHeaders();
    expect(headers.authorization).toBe(formatBasicAuth(USERNAME, token!));
    expect(headers.cookie).toBeUndefined();
  }
  expect(elsewhere).toEqual([]);
});

test('a 401 to any request ends the session; one to the sign-in over the page does not add to it (AUTH-8, AUTH-10)', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const token = await openSignedIn(page, club);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await killSessionUnheard(page, club, token);
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();

  await expect(getSignInDialog(page)).toBeVisible();
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
  await expect(getSignInDialog(page).getByLabel('Имя пользователя')).toHaveValue(USERNAME);
  await signIn(page, USERNAME, 'не тот пароль');
  await expect(getSignInDialog(page).getByRole('alert')).toHaveText(
    'Неверное имя пользователя или пароль',
  );
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await page
    .getByRole('dialog', { name: 'Удалить турнир' })
    .getByRole('button', { name: 'Удалить' })
    .click();
  await expect(page.getByText('Турниров пока нет')).toBeVisible();
});

test('a late refusal of an older session leaves the new one alone (AUTH-8) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  let refuse = () => {};
  const decision = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(
    '**/api/tournaments',
    async (route) => {
      await decision;
      await route.fulfill({ status: 401, body: '{}' }).catch(() => {});
    },
    { times: 1 },
  );
  await openSignedIn(page, club);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await signIn(page);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  refuse();
  await page.getByRole('row', { name: /Ольга Смирнова/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await readStoredSession(page)).token).not.toBeNull();
});
