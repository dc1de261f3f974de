import { messageSW, Workbox } from 'workbox-window';
import { findServiceWorkers } from '../../browser/findServiceWorkers';

/** Webpack's own factory of script addresses, the only one that the page's policy allows (TRUST-50). */
declare const __webpack_require__: { tu: (url: string) => string };

const CHECK_EVERY_MS = 3_600_000;
/** Time in milliseconds that a new worker gets to take over; a slower one takes over when the page loads. */
const TAKE_OVER_MS = 3_000;

/** A page has only one instance, while the signed-in screens may mount and unmount often. */
let workbox: Workbox | undefined;
let isThere = false;
const listeners = new Set<() => void>();

/** Address of the main script. Its hash changes with any other script, so it identifies the page's version. */
const getMainFile = (): string =>
  document.querySelector<HTMLScriptElement>('script[src^="/assets/main."]')?.src ?? '';

/** Announces the worker's version, unless the page itself has that version (COMFORT-71). */
async function checkWorker(worker: ServiceWorker): Promise<void> {
  const isOfThisPage = (await messageSW(worker, {
    type: 'HAS_FILE',
    url: getMainFile(),
  })) as boolean;
  if (isOfThisPage) {
    if (worker.state === 'installed') workbox?.messageSkipWaiting();
    return;
  }
  isThere = true;
  for (const listener of listeners) listener();
}

/** Checks the server for a new version. Fails silently without a connection. */
const check = (): void => {
  if (document.visibilityState === 'visible') workbox?.update().catch(() => undefined);
};

function start(serviceWorkers: ServiceWorkerContainer): void {
  workbox = new Workbox(__webpack_require__.tu('/sw.js'));
  workbox.addEventListener('waiting', ({ sw }) => sw && void checkWorker(sw));
  // A new worker has taken over, because this tab or another one switched to its version.
  workbox.addEventListener('controlling', () => {
    if (serviceWorkers.controller) void checkWorker(serviceWorkers.controller);
  });
  // Without a worker the console works as usual.
  workbox.register().catch(() => undefined);
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}

/**
 * Starts the service worker if the build and the browser have one. Calls `listener` when a version newer than the
 * page's exists (COMFORT-70, COMFORT-71).
 * @returns a function that unsubscribes
 */
export function subscribeToNewVersion(listener: () => void): () => void {
  const serviceWorkers = process.env.NODE_ENV === 'production' ? findServiceWorkers() : null;
  if (!serviceWorkers) return () => {};
  if (!workbox) start(serviceWorkers);
  listeners.add(listener);
  if (isThere) listener();
  return () => listeners.delete(listener);
}

/** Reloads the page with the newest version (COMFORT-71). */
export async function switchToNewVersion(): Promise<void> {
  const serviceWorkers = findServiceWorkers();
  const registration = await serviceWorkers?.getRegistration();
  if (serviceWorkers && registration?.waiting) {
    const taken = new Promise((resolve) => {
      serviceWorkers.addEventListener('controllerchange', resolve);
      setTimeout(resolve, TAKE_OVER_MS);
    });
    workbox?.messageSkipWaiting();
    await taken;
  }
  location.reload();
}
