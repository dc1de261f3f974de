import { NetworkFirst } from 'workbox-strategies';

/** Longer than a slow answer, shorter than a person's patience. */
const TIMEOUT_SECONDS = 3;

/** Every address has the same page. */
const PAGE = '/';

/** A hotel's or a proxy's page must not stand in for the console's. */
async function isOurs(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes('<div id="root">');
}

/**
 * COMFORT-70: the console's page with its server's settings, from the server; where that does not
 * answer, the last one that it gave.
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

/** Keeps the page before anybody has asked the worker for it. Rejects where it cannot be loaded. */
export const cachePage = (event: ExtendableEvent): Promise<unknown> =>
  Promise.all(pageStrategy.handleAll({ event, request: PAGE }));
