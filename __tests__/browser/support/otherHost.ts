import Sqlite from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import {
  ADMINISTRATOR,
  CANARY,
  ensureOtherHostBuilt,
  OUT_DIR,
} from '../../../scripts/lib/otherHost.mjs';
import type { Page } from '@playwright/test';
import { formatBasicAuth } from '../../support/formatBasicAuth';
import { expect, test as base } from './fixtures';
import { close, listen } from './httpServer';
import { PlainApi, type Row } from './plainApi';
import { signIn } from './signIn';

export { ADMINISTRATOR, CANARY, OUT_DIR };

/** A tournament as such a host stores it: seconds in the times, digits for a phone, no optional fields. */
export const ROW = {
  id: 41,
  tournament_type: 'Американо',
  date: '2099-06-05',
  start_time: '10:00:00',
  level_from: 2,
  entry_fee: 1500,
  organizer_name: 'Ольга Смирнова',
  organizer_phone: '79161234567',
  created_at: '2026-05-01T20:00:00.000Z',
  updated_at: '2026-05-01T20:00:00.000Z',
};

/** Fills the API with these tournaments, and accepts the administrator's credentials. */
export function prepareApi(api: PlainApi, rows: Row[] = [{ ...ROW }]): void {
  api.authorization = formatBasicAuth(ADMINISTRATOR.username, ADMINISTRATOR.password);
  api.reset(rows);
}

/** Opens the console on such a host and signs in as its administrator. */
export async function openAsAdministrator(page: Page, place = '/tournaments'): Promise<void> {
  await page.goto(place);
  await signIn(page, ADMINISTRATOR.username, ADMINISTRATOR.password);
}

export const getRow = (page: Page, name: RegExp) => page.getByRole('row', { name });

export async function openList(page: Page): Promise<void> {
  await openAsAdministrator(page);
  await expect(getRow(page, /Ольга Смирнова/)).toBeVisible();
}

/** Asserts that the console sent only the four calls, with only the fields and headers that such a host accepts. */
export function expectPlain(api: PlainApi): void {
  expect(api.strange).toEqual([]);
  for (const { headers } of api.preflights) {
    const wanted = (headers['access-control-request-headers'] ?? '').split(',').filter(Boolean);
    expect(['authorization', 'content-type']).toEqual(expect.arrayContaining(wanted));
    expect(headers.authorization).toBeUndefined();
  }
  const own =
    /^(host|connection|origin|referer|user-agent|accept(-.+)?|sec-.+|content-length|cache-control|pragma|dnt)$/;
  for (const { method, headers } of api.requests) {
    const known = method === 'POST' || method === 'PUT' ? 'content-type' : 'no-other';
    const added = Object.keys(headers).filter((name) => !own.test(name) && name !== known);
    expect(added, `headers of ${method}`).toEqual(['authorization']);
    expect(headers.authorization).toBe(
      formatBasicAuth(ADMINISTRATOR.username, ADMINISTRATOR.password),
    );
    if (known === 'content-type') expect(headers[known]).toBe('application/json');
  }
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Time limit for a build, which takes half a minute, and several minutes on a busy machine. */
const WAIT_MS = 400_000;

/** Waits for the build's lock, which ends with its process even after a crash. */
function lockBuild(): () => void {
  const folder = path.dirname(OUT_DIR);
  mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(path.join(folder, 'lock'), { timeout: WAIT_MS });
  lock.exec('BEGIN EXCLUSIVE');
  return () => lock.close();
}

/** Builds the console unless another worker has built it already. */
async function build(): Promise<void> {
  const unlock = lockBuild();
  try {
    await ensureOtherHostBuilt();
  } finally {
    unlock();
  }
}

/** A plain static host that serves only the console's folder. */
const createSite = () =>
  createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site');
    const file = path.extname(pathname) ? pathname : '/index.html';
    readFile(path.join(OUT_DIR, path.normalize(file))).then(
      (content) => {
        outgoing.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' });
        outgoing.end(content);
      },
      () => outgoing.writeHead(404).end(),
    );
  });

type WorkerFixtures = {
  api: PlainApi;
  /** Origin of the console, which differs from the API's. */
  siteUrl: string;
};

/** The console on one host and the API on another one; the browser resolves the API's host name. */
export const test = base.extend<object, WorkerFixtures>({
  api: [
    async ({}, use) => {
      const api = await PlainApi.start();
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],

  siteUrl: [
    async ({ api }, use) => {
      await build();
      const server = createSite();
      const url = `http://127.0.0.1:${await listen(server)}`;
      api.origin = url;
      await use(url);
      await close(server);
    },
    { scope: 'worker', timeout: WAIT_MS + 80_000 },
  ],

  launchOptions: [
    async ({ launchOptions, api }, use) => {
      const rule = `--host-resolver-rules=MAP api.club.test:80 127.0.0.1:${api.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect };
