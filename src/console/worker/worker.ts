import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isConsolePath } from '../../domain/protocol/consolePath';
import { serveCachedFile, removeOldCachedFiles, precacheController } from './precacheController';
import { cachePage, pageStrategy } from './pageStrategy';

declare const self: ServiceWorkerGlobalScope;

/** Not in every browser yet, nor in the types. */
type Routing = { addRoutes?: (rules: object) => Promise<void> };

// COMFORT-70: of the API nothing is kept, and where a browser can, this worker is not even woken for it.
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
  // The page is asked for while the worker wakes.
  const preload = self.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([removeOldCachedFiles(), self.clients.claim(), preload]));
});

/** What pages say: see features/offline/updates.ts. */
type Message = { type?: string; url?: string } | null;

self.addEventListener('message', ({ data, ports }) => {
  const message = data as Message;
  // COMFORT-71: a new version waits until somebody asks for it.
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'HAS_FILE') {
    ports[0]?.postMessage(precacheController.getCacheKeyForURL(message.url ?? '') !== undefined);
  }
});
