import type { Page } from '@playwright/test';
import { openDetail, openEdit, getRow } from './support/consolePage';
import { WIRE_TROUBLES } from './support/faults';
import { expect, createSeeds, test } from './support/everywhere';
import { OFFLINE_TROUBLES } from './support/offline';
import {
  callServer,
  killSession,
  getSignInHeading,
  openSignedIn,
  getSignInDialog,
  signIn,
} from './support/signIn';

const OLGA = 'Ольга Смирнова';
const UNSENT = 'club.unsentSignOuts';

test.use({
  tournaments: createSeeds([{ organizer_name: OLGA, applications: [{ name: 'Иван Петров' }] }]),
});
test.beforeEach(({ troubles }) => troubles.expect(...WIRE_TROUBLES, ...OFFLINE_TROUBLES));

/** All text on the page except the sign-in dialog's. */
const readEverything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = document.title;
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      const isSeen = parentElement!.checkVisibility({ visibilityProperty: true });
      if (isSeen && !parentElement!.closest('.signInAgain'))
        text += walker.currentNode.nodeValue ?? '';
    }
    return text;
  });

const PLAYERS = /Смирнова|Петров|916|903/;

test('AUTH-10: a session that was ended leaves nothing to be read, on the screen and on paper', async ({
  page,
  club,
}) => {
  const token = await openSignedIn(page, club);
  await openDetail(page, OLGA);
  expect(await readEverything(page)).toMatch(PLAYERS);
  await killSession(club, token);
  await expect(getSignInDialog(page)).toBeVisible();
  expect(await readEverything(page)).not.toMatch(PLAYERS);
  await expect(page.getByText('Иван Петров')).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await readEverything(page)).not.toMatch(PLAYERS);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await signIn(page);
  await expect(page.getByText('Иван Петров')).toBeVisible();
});

test('AUTH-10: a session that ended leaves nothing to be read of an edit, which returns with its focus @everywhere', async ({
  page,
  club,
}) => {
  const token = await openSignedIn(page, club);
  const edit = await openEdit(page, OLGA);
  await edit.getByLabel('Имя организатора').fill('Анна Громова');
  await killSession(club, token);
  await expect(getSignInDialog(page)).toBeVisible();
  await expect(edit).toBeHidden();
  expect(await readEverything(page)).not.toMatch(/Громова|Смирнова/);
  await signIn(page);
  await expect(edit.getByLabel('Имя организатора')).toHaveValue('Анна Громова');
  await expect(edit.getByLabel('Имя организатора')).toBeFocused();
});

test('AUTH-11: a sign-out without a connection ends the session once there is one', async ({
  page,
  club,
  context,
}) => {
  const token = await openSignedIn(page, club);
  await expect(getRow(page, OLGA)).toBeVisible();
  const statusOf = async () => (await callServer(club, token, 'GET', '/api/tournaments')).status;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(stored).toContain(UNSENT);
  expect(await stored()).not.toContain('club.token');
  expect(await statusOf()).toBe(200);
  await context.setOffline(false);
  await expect.poll(statusOf).toBe(401);
  await expect.poll(stored).not.toContain(UNSENT);
});

test('AUTH-11: a sign-out without a connection ends the session when the console is next opened, and never at another host @deep', async ({
  page,
  club,
  context,
}) => {
  const token = await openSignedIn(page, club);
  const statusOf = async () => (await callServer(club, token, 'GET', '/api/tournaments')).status;
  await page.route('**/api/auth/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  const stored = () => page.evaluate((key) => localStorage.getItem(key), UNSENT);
  await expect.poll(stored).not.toBeNull();
  await page.close();

  const next = await context.newPage();
  const other = { host: 'https://other.example', authorization: 'Basic other' };
  await next.addInitScript(
    ({ key, one }) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
      if (kept.length === 1) localStorage.setItem(key, JSON.stringify([...kept, one]));
    },
    { key: UNSENT, one: other },
  );
  const hosts: string[] = [];
  next.on('request', (request) => hosts.push(new URL(request.url()).host));
  await next.goto('/tournaments');
  await expect.poll(statusOf).toBe(401);
  const left = () => next.evaluate((key) => localStorage.getItem(key), UNSENT);
  await expect.poll(left).toBe(JSON.stringify([other]));
  expect(new Set(hosts)).toEqual(new Set([new URL(club.url).host]));
});
