import { messageSW, Workbox } from 'workbox-window';

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

function start(): void {
  workbox = new Workbox(__webpack_require__.tu('/sw.js'));
  workbox.addEventListener('waiting', ({ sw }) => sw && void checkWorker(sw));
  // It was asked for here or in another tab.
  workbox.addEventListener('controlling', () => {
    const { controller } = navigator.serviceWorker;
    if (controller) void checkWorker(controller);
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
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => {};
  if (!workbox) start();
  listeners.add(listener);
  if (isThere) listener();
  return () => listeners.delete(listener);
}

/** COMFORT-71: loads the page anew in the newest version. */
export async function switchToNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
      setTimeout(resolve, TAKE_OVER_MS);
    });
    workbox?.messageSkipWaiting();
    await taken;
  }
  location.reload();
}
