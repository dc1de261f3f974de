import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** What the build writes in: see webpack.config.ts. */
declare const self: ServiceWorkerGlobalScope & {
  BUILD_FILES: { version: string; files: PrecacheEntry[] };
};

const { version, files: entries } = self.BUILD_FILES;

const PREFIX = 'club-files-';
/** Versions that were skipped, and the one before, of which a page may still be open. */
const OLDER_KEPT = 2;

/** COMFORT-70: this version's files, in a cache of their own. */
export const precacheController = new PrecacheController({ cacheName: PREFIX + version });
precacheController.addToCacheList(entries);

/** COMFORT-71: drops the files of versions that no page is of any more. */
export async function removeOldCachedFiles(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== precacheController.strategy.cacheName,
  );
  await Promise.all(others.slice(0, -OLDER_KEPT).map((name) => caches.delete(name)));
}

/** A file of whichever version: a page loads the rest of its own as long as it is open. */
export const serveCachedFile = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);
