import { messageSW, Workbox } from 'workbox-window';
import { findServiceWorkers } from '../../browser/findServiceWorkers';

/** Webpack's own factory of script addresses, the only one that the page's policy allows (TRUST-50). */
declare const __webpack_require__: { tu: (url: string) => string };

const CHECK_EVERY_MS = 3_600_000;
/** A worker that is slower takes over when the page loads. */
const TAKE_OVER_MS = 3_000;

/** One per page, while the signed-in screens may mount and unmount often. */
let workbox: Workbox | undefined;
let isThere = false;
const listeners = new Set<() => void>();

/** The file that changes with any other script, so it identifies the page's version. */
const getMainFile = (): string =>
  document.querySelector<HTMLScriptElement>('script[src^="/assets/main."]')?.src ?? '';

/** Announces the new version, unless the page has it already (COMFORT-71). */
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

/** Asks the server for a new version. Fails silently without a connection. */
const check = (): void => {
  if (document.visibilityState === 'visible') workbox?.update().catch(() => undefined);
};

function start(serviceWorkers: ServiceWorkerContainer): void {
  workbox = new Workbox(__webpack_require__.tu('/sw.js'));
  workbox.addEventListener('waiting', ({ sw }) => sw && void checkWorker(sw));
  // The new version was requested here or in another tab.
  workbox.addEventListener('controlling', () => {
    if (serviceWorkers.controller) void checkWorker(serviceWorkers.controller);
  });
  // Without a worker the console works as usual.
  workbox.register().catch(() => undefined);
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}

/**
 * Starts the service worker if the build and the browser have one. Calls back when a newer version than the page's
 * exists (COMFORT-70, COMFORT-71).
 * @returns unsubscribes
 */
export function subscribeToNewVersion(listener: () => void): () => void {
  const serviceWorkers = process.env.NODE_ENV === 'production' ? findServiceWorkers() : null;
  if (!serviceWorkers) return () => {};
  if (!workbox) start(serviceWorkers);
  listeners.add(listener);
  if (isThere) listener();
  return () => listeners.delete(listener);
}

/** Reloads the page in the newest version (COMFORT-71). */
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
