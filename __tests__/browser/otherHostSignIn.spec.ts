import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rejectBrowserAuthBuild } from '../../src/server/consoleBuild';
import { formatBasicAuth } from '../support/formatBasicAuth';
import { WIRE_TROUBLES } from './support/faults';
import {
  ADMINISTRATOR,
  CANARY,
  expect,
  expectPlain,
  openList,
  OUT_DIR,
  prepareApi,
  getRow,
  test,
} from './support/otherHost';
import { getSignInHeading, getSignInDialog, signIn, readStoredSession } from './support/signIn';
import { SESSION_KEY } from './support/storageKeys';
import { expectTyped, fillIn } from './support/tournamentForm';

const { username, password } = ADMINISTRATOR;

test.beforeEach(({ api }) => prepareApi(api));

test('the pair is checked in the browser: no request, no token, and a wrong pair is refused (LOGIN-6, LOGIN-4, AUTH-1, AUTH-2) @deep', async ({
  page,
  api,
}) => {
  await page.goto('/tournaments');
  await expect(page).toHaveTitle(/Клуб «Сетка»/);
  for (const [name, secret] of [
    [username, `${password} `],
    ['admin', password],
  ] as const) {
    await signIn(page, name, secret);
    await expect(page.getByRole('alert')).toHaveText('Неверное имя пользователя или пароль');
    await expect(getSignInHeading(page)).toBeVisible();
  }
  expect([...api.requests, ...api.preflights]).toEqual([]);

  await signIn(page, username, password);
  await expect(getRow(page, /Ольга Смирнова/)).toBeVisible();
  expect(api.requests.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
    'GET /api/tournaments',
  ]);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept)).toEqual([SESSION_KEY]);
  expect(kept[SESSION_KEY]).not.toContain(CANARY);
  await page.reload();
  await expect(getRow(page, /Ольга Смирнова/)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(username);
  expectPlain(api);
});

test('signing out asks nothing of such a host (AUTH-5, AUTH-9) @deep', async ({
  page,
  context,
  api,
}) => {
  await openList(page);
  const other = await context.newPage();
  await other.goto('/tournaments');
  // The other tab must have its list first: a request after the sign-out would carry no session (AUTH-6).
  await expect(getRow(other, /Ольга/)).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(getSignInHeading(other)).toBeVisible();
  expect(await readStoredSession(page)).toEqual({ record: null, token: null });
  expectPlain(api);
});

test('a stored record of another name signs no user in, and nothing is sent for it (AUTH-6) @deep', async ({
  page,
  api,
}) => {
  await page.goto('/tournaments');
  await page.evaluate((key) => {
    const record = { username: 'admin', timestamp: Date.now() };
    localStorage.setItem(key, JSON.stringify(record));
  }, SESSION_KEY);
  await page.reload();
  await expect(getSignInHeading(page)).toBeVisible();
  expect(api.requests).toEqual([]);
});

test('a 401 of such a host puts the sign-in over the page, and the form continues (AUTH-8, AUTH-10) @deep', async ({
  page,
  api,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openList(page);
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  const main = page.getByRole('main');
  await fillIn(main);
  api.authorization = 'closed for a moment';
  await main.getByRole('button', { name: 'Создать турнир' }).click();
  await expect(getSignInDialog(page)).toBeVisible();
  api.authorization = formatBasicAuth(username, password);
  await signIn(page, username, password);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await expectTyped(main);
  await main.getByRole('button', { name: 'Создать турнир' }).click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('such a bundle holds the pair, as its build warns: the search for secrets does find one (LOGIN-6, TRUST-39) @deep', async ({
  siteUrl,
}) => {
  expect(siteUrl).toMatch(/^http/);
  const assets = path.join(OUT_DIR, 'assets');
  const files = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(assets, name), 'utf8')));
  expect(texts.filter((text) => text.includes(CANARY)).length).toBeGreaterThan(0);
  // The club's own server refuses such a build (TRUST-39).
  await expect(rejectBrowserAuthBuild(OUT_DIR)).rejects.toThrow(/^AUTH_MODE=browser/);
  await rejectBrowserAuthBuild('dist/console');
});
