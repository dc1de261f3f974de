import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isConsolePath } from '../../domain/protocol/consolePath';
import { serveCachedFile, removeOldCachedFiles, precacheController } from './precacheController';
import { cachePage, pageStrategy } from './pageStrategy';

declare const self: ServiceWorkerGlobalScope;

/** Neither all browsers nor the types have this method yet. */
type Routing = { addRoutes?: (rules: object) => Promise<void> };

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
