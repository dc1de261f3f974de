import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** Written by the build: see webpack.config.ts. */
declare const self: ServiceWorkerGlobalScope & {
  BUILD_FILES: { version: string; files: PrecacheEntry[] };
};

const { version, files: entries } = self.BUILD_FILES;

const PREFIX = 'club-files-';
/** Number of older versions kept. Versions may be skipped, and an open page may use an older one. */
const OLDER_KEPT = 2;

/** This version's files, in a cache of their own (COMFORT-70). */
export const precacheController = new PrecacheController({ cacheName: PREFIX + version });
precacheController.addToCacheList(entries);

/** Removes the files of older versions, except the last two (COMFORT-71). */
export async function removeOldCachedFiles(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== precacheController.strategy.cacheName,
  );
  await Promise.all(others.slice(0, -OLDER_KEPT).map((name) => caches.delete(name)));
}

/** A file of any version: an open page loads the rest of its own version. */
export const serveCachedFile = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);
