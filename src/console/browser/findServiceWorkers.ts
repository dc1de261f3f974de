/** WEATHER-9: what service workers are registered at; null where the browser has none, or the page came without HTTPS. */
export function findServiceWorkers(): ServiceWorkerContainer | null {
  try {
    return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
  } catch {
    return null;
  }
}
