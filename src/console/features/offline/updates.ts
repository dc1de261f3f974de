import { messageSW, Workbox } from 'workbox-window';
import { findServiceWorkers } from '../../browser/findServiceWorkers';

/** TRUST-50: webpack's own maker of script addresses, which alone the page's policy allows. */
declare const __webpack_require__: { tu: (url: string) => string };

const CHECK_EVERY_MS = 3_600_000;
/** A worker that does not take over by then will when the page is loaded. */
const TAKE_OVER_MS = 3_000;

/** Once for a page, however often the signed-in screens come and go. */
let workbox: Workbox | undefined;
let isThere = false;
const listeners = new Set<() => void>();

/** The file that changes with any other script: a page is of the version that has it. */
const getMainFile = (): string =>
  document.querySelector<HTMLScriptElement>('script[src^="/assets/main."]')?.src ?? '';

/** COMFORT-71: a page that came with the new version already need not be asked about it. */
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

/** Asks the server for a new version; without a connection there is none. */
const check = (): void => {
  if (document.visibilityState === 'visible') workbox?.update().catch(() => undefined);
};

function start(serviceWorkers: ServiceWorkerContainer): void {
  workbox = new Workbox(__webpack_require__.tu('/sw.js'));
  workbox.addEventListener('waiting', ({ sw }) => sw && void checkWorker(sw));
  // It was asked for here or in another tab.
  workbox.addEventListener('controlling', () => {
    if (serviceWorkers.controller) void checkWorker(serviceWorkers.controller);
  });
  // Without a worker the console works as ever.
  workbox.register().catch(() => undefined);
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}

/**
 * COMFORT-70, COMFORT-71: starts the service worker where the build and the browser have one, and
 * tells when there is a newer version of the console than the page is of.
 * @returns stops telling
 */
export function subscribeToNewVersion(listener: () => void): () => void {
  const serviceWorkers = process.env.NODE_ENV === 'production' ? findServiceWorkers() : null;
  if (!serviceWorkers) return () => {};
  if (!workbox) start(serviceWorkers);
  listeners.add(listener);
  if (isThere) listener();
  return () => listeners.delete(listener);
}

/** COMFORT-71: loads the page anew in the newest version. */
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
