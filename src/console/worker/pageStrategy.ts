import { NetworkFirst } from 'workbox-strategies';

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

/** Caches the page before its first request. Rejects when the page cannot be loaded. */
export const cachePage = (event: ExtendableEvent): Promise<unknown> =>
  Promise.all(pageStrategy.handleAll({ event, request: PAGE }));
