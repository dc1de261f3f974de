/** The console's workers. Webpack recognises their files only by expressions of exactly this form. */
const WORKERS = {
  sheet: () => new Worker(new URL('../ui/files/sheetWorker.ts', import.meta.url)),
  excel: () => new Worker(new URL('../features/importing/reading/excelWorker.ts', import.meta.url)),
};

/** Starts a worker; null when the browser has none or refuses it (WEATHER-9). */
export function startWorker(name: keyof typeof WORKERS): Worker | null {
  try {
    return WORKERS[name]();
  } catch {
    return null;
  }
}
