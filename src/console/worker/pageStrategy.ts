import { NetworkFirst } from 'workbox-strategies';

/** Longer than a slow response, shorter than a person's patience. */
const TIMEOUT_SECONDS = 3;

/** Every address has the same page. */
const PAGE = '/';

/** A hotel's or a proxy's page must not replace the console's. */
async function isOurs(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes('<div id="root">');
}

/**
 * The console's page with its server's settings, from the server (COMFORT-70). If the server does not respond, the
 * latest page that it gave.
 */
export const pageStrategy = new NetworkFirst({
  cacheName: 'club-page',
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => PAGE,
      cacheWillUpdate: async ({ response }) => ((await isOurs(response)) ? response : null),
    },
  ],
});

/** Caches the page before the first request for it. Rejects when it cannot be loaded. */
export const cachePage = (event: ExtendableEvent): Promise<unknown> =>
  Promise.all(pageStrategy.handleAll({ event, request: PAGE }));
