import { PrecacheRoute, PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isConsolePath } from '../../domain/protocol/consolePath';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes this list (webpack.config.ts). */
  BUILD_FILES: { version: string; files: PrecacheEntry[] };
};

/** Neither all browsers nor the types have this method yet. */
type Routing = { addRoutes?: (rules: object) => Promise<void> };

const { version, files: entries } = self.BUILD_FILES;

const PREFIX = 'club-files-';
/** Number of older versions to keep. A user may skip versions, and an open page may use an older one. */
const OLDER_KEPT = 2;

/** Cache for the files of this version (COMFORT-70). */
const precacheController = new PrecacheController({ cacheName: PREFIX + version });
precacheController.addToCacheList(entries);

/** Removes the files of older versions, except the last two (COMFORT-71). */
async function removeOldCachedFiles(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== precacheController.strategy.cacheName,
  );
  await Promise.all(others.slice(0, -OLDER_KEPT).map((name) => caches.delete(name)));
}

/** Serves a file of any cached version, because an open page loads the other files of its own version. */
const serveCachedFile = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** Time limit in seconds: longer than a slow response, shorter than users wait. */
const TIMEOUT_SECONDS = 3;

/** Cache key of the page, which is the same for every address. */
const PAGE = '/';

/** True for the console's own page: a hotel's or a proxy's page must not replace it. */
async function isOurs(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes('<div id="root">');
}

/**
 * Serves the console's page, with the settings that the server wrote into it (COMFORT-70). If the server does not
 * respond, serves the latest stored page.
 */
const pageStrategy = new NetworkFirst({
  cacheName: 'club-page',
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => PAGE,
      cacheWillUpdate: async ({ response }) => ((await isOurs(response)) ? response : null),
    },
  ],
});

/** Caches the page before its first request. Rejects when the page cannot be loaded. */
const cachePage = (event: ExtendableEvent): Promise<unknown> =>
  Promise.all(pageStrategy.handleAll({ event, request: PAGE }));

// Responses of the API are never cached. Where the browser supports it, API requests bypass this worker (COMFORT-70).
registerRoute(new PrecacheRoute(precacheController));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  serveCachedFile,
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isConsolePath(url.pathname),
  pageStrategy,
);

self.addEventListener('install', (event) => {
  void precacheController.install(event);
  const { addRoutes } = event as Routing;
  const api = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' };
  event.waitUntil(Promise.all([cachePage(event), addRoutes?.call(event, api)]));
});

self.addEventListener('activate', (event) => {
  // The browser requests the page while the worker starts.
  const preload = self.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([removeOldCachedFiles(), self.clients.claim(), preload]));
});

/** A message from a page (features/offline/updates.ts). */
type Message = { type?: string; url?: string } | null;

self.addEventListener('message', ({ data, ports }) => {
  const message = data as Message;
  // A new version waits until the user requests it (COMFORT-71).
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'HAS_FILE') {
    ports[0]?.postMessage(precacheController.getCacheKeyForURL(message.url ?? '') !== undefined);
  }
});
