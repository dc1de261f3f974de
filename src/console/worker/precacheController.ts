import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** The build writes this list (webpack.config.ts). */
declare const self: ServiceWorkerGlobalScope & {
  BUILD_FILES: { version: string; files: PrecacheEntry[] };
};

const { version, files: entries } = self.BUILD_FILES;

const PREFIX = 'club-files-';
/** Number of older versions to keep. A user may skip versions, and an open page may use an older one. */
const OLDER_KEPT = 2;

/** Cache for the files of this version (COMFORT-70). */
export const precacheController = new PrecacheController({ cacheName: PREFIX + version });
precacheController.addToCacheList(entries);

/** Removes the files of older versions, except the last two (COMFORT-71). */
export async function removeOldCachedFiles(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== precacheController.strategy.cacheName,
  );
  await Promise.all(others.slice(0, -OLDER_KEPT).map((name) => caches.delete(name)));
}

/** Serves a file of any cached version, because an open page loads the other files of its own version. */
export const serveCachedFile = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);
