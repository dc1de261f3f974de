import type { Page } from '@playwright/test';
import { expect } from './everywhere';

export const STORED_LIST = 'club.list';
const STORED_CHANGES = 'club.outbox';

/** Messages of a page without a connection, and reports of its failed requests. */
export const OFFLINE_TROUBLES = [
  /Failed to load resource: net::ERR_/,
  /^console: \w+Tournaments?: FETCH_ERROR/,
  /^request: [A-Z]+ \S+ net::ERR_/,
];

export const listDatabases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

type Place = { name: string; store: string; key?: string };

/** A stored value, or all values of a store; undefined when the database does not exist. */
const readStored = (page: Page, place: Place): Promise<unknown> =>
  page.evaluate(async ({ name, store, key }) => {
    const isThere = (await indexedDB.databases()).some((found) => found.name === name);
    if (!isThere) return undefined;
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const database = await done(indexedDB.open(name));
    const values = database.transaction(store).objectStore(store);
    const found: unknown = await done(key === undefined ? values.getAll() : values.get(key));
    database.close();
    return found;
  }, place);

/** Load time of the stored list in milliseconds since the epoch; 0 without a list. */
export async function readListLoadedAt(page: Page): Promise<number> {
  const head = await readStored(page, { name: STORED_LIST, store: 'list', key: 'head' });
  return (head as { loadedAt: number } | undefined)?.loadedAt ?? 0;
}

/** The changes in the device's outbox, as JSON. */
export const readStoredChanges = async (page: Page): Promise<string> =>
  JSON.stringify((await readStored(page, { name: STORED_CHANGES, store: 'changes' })) ?? []);

/** Waits until the worker has stored the console, and the device a list loaded after `since`. */
export async function expectStored(page: Page, since = 0): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect.poll(() => readListLoadedAt(page)).toBeGreaterThan(since);
}

/** Files in the worker's caches, as address and text. */
export const readWorkerFiles = (page: Page): Promise<[string, string][]> =>
  page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push([new URL(request.url).pathname, (await response?.text()) ?? '']);
      }
    }
    return found;
  });
