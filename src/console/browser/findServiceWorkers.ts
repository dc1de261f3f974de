/** The browser's service workers; null when it has none, or the page came without HTTPS (WEATHER-9). */
export function findServiceWorkers(): ServiceWorkerContainer | null {
  try {
    return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
  } catch {
    return null;
  }
}
