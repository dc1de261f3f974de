import type { Page } from '@playwright/test';
import { expect, createSeeds, rememberSession, test } from './support/fixtures';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { createTournamentSeed } from './support/roster';

const WINDOWS = 8;
const EVENTS = /\/live\/[\w-]{22}\/events$/;

test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

const getScores = (page: Page) => page.locator('.pair b');

test('SEEN-6: eight windows of a live page have one stream, and leave room for the console @deep', async ({
  page,
  club,
  context,
}) => {
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(8));
  await desk.startRound();
  const open = new Set<unknown>();
  let most = 0;
  context.on('request', (request) => {
    if (EVENTS.test(request.url())) open.add(request);
    most = Math.max(most, open.size);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  const first = page.waitForResponse(EVENTS);
  await page.goto(path);
  await first;
  const windows = [page];
  for (let count = 1; count < WINDOWS; count += 1) {
    const next = await context.newPage();
    await next.goto(path);
    windows.push(next);
  }
  const list = await context.newPage();
  await rememberSession(list, club.session!);
  await list.goto('/tournaments');
  await expect(list.getByRole('heading', { name: 'Турниры', exact: true })).toBeVisible();
  await desk.score(1, 15, 9);
  for (const one of windows) await expect(getScores(one)).toHaveText(['15', '9']);
  expect(most).toBe(1);

  // Another window takes over the event stream.
  const next = context.waitForEvent('request', (request) => EVENTS.test(request.url()));
  open.clear();
  await page.close();
  await next;
  await desk.score(2, 10, 14);
  for (const one of windows.slice(1))
    await expect(getScores(one)).toHaveText(['15', '9', '10', '14']);
  expect(most).toBe(1);
});

test('SEEN-6: a window without a stream of its own asks each second @deep', async ({
  page,
  club,
  context,
  troubles,
}) => {
  // The browser requests a missing icon automatically.
  troubles.expect(/status of 404/);
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(8));
  await desk.startRound();
  // This page acquires the lock as another live page does.
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('club.livePageStream', () => {
          resolve();
          return new Promise(() => undefined);
        });
      }),
  );
  let streams = 0;
  const answers: number[] = [];
  context.on('response', (response) => {
    if (EVENTS.test(response.url())) streams += 1;
    else if (response.url().endsWith(path)) answers.push(response.status());
  });
  await page.goto(path);
  await expect.poll(() => answers.filter((status) => status === 304).length).toBeGreaterThan(2);
  await desk.score(1, 15, 9);
  await expect(getScores(page)).toHaveText(['15', '9']);
  expect(streams).toBe(0);
});

test('SEEN-6: a browser without locks asks each second @deep', async ({ page, club }) => {
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(8));
  await desk.startRound();
  await page.addInitScript(() => {
    delete (Navigator.prototype as { locks?: unknown }).locks;
  });
  await page.goto(path);
  await desk.score(1, 15, 9);
  await expect(getScores(page)).toHaveText(['15', '9']);
});

test.describe('where the server itself speaks TLS', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('TRUST-34: eight windows and the console share one connection of HTTP/2, with a stream each @deep', async ({
    page,
    club,
    context,
    troubles,
  }) => {
    // The browser does not trust the tests' certificate.
    troubles.expect(/SSL certificate error/);
    const desk = createLivePageDesk(club);
    const path = await desk.open(createNames(8));
    await desk.startRound();
    await desk.score(1, 15, 9);
    await club.stop();
    await club.startAgain({
      TLS_CERT: '__tests__/support/tls/cert.pem',
      TLS_KEY: '__tests__/support/tls/key.pem',
    });
    const address = club.url + path;
    const windows = [page];
    for (let count = 1; count < WINDOWS; count += 1) windows.push(await context.newPage());
    for (const one of windows) {
      await one.goto(address);
      await expect(getScores(one)).toHaveText(['15', '9']);
      // A program that does not share streams connects.
      const status = await one.evaluate(
        async (events) => (await fetch(events)).status,
        `${path}/events`,
      );
      expect(status).toBe(200);
    }
    const protocols = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).nextHopProtocol),
    );
    expect(protocols).toEqual(['h2']);
    const list = await context.newPage();
    await rememberSession(list, club.session!);
    await list.goto(`${club.url}/tournaments`);
    await expect(list.getByRole('heading', { name: 'Турниры', exact: true })).toBeVisible();
    await expect(list.getByRole('row').nth(1)).toBeVisible();
  });
});
