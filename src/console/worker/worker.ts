import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isConsolePath } from '../../domain/protocol/consolePath';
import { serveCachedFile, removeOldCachedFiles, precacheController } from './precacheController';
import { cachePage, pageStrategy } from './pageStrategy';

declare const self: ServiceWorkerGlobalScope;

/** Not yet in every browser, nor in the types. */
type Routing = { addRoutes?: (rules: object) => Promise<void> };

// Nothing of the API is cached. If the browser can, it does not even start this worker for the API (COMFORT-70).
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
  // The page is requested while the worker starts.
  const preload = self.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([removeOldCachedFiles(), self.clients.claim(), preload]));
});

/** Messages of pages: see features/offline/updates.ts. */
type Message = { type?: string; url?: string } | null;

self.addEventListener('message', ({ data, ports }) => {
  const message = data as Message;
  // A new version waits until the user asks for it (COMFORT-71).
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'HAS_FILE') {
    ports[0]?.postMessage(precacheController.getCacheKeyForURL(message.url ?? '') !== undefined);
  }
});
