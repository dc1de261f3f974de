/** The workers of the console. Webpack finds their files by these very words. */
const WORKERS = {
  sheet: () => new Worker(new URL('../ui/files/sheetWorker.ts', import.meta.url)),
  excel: () => new Worker(new URL('../features/importing/reading/excelWorker.ts', import.meta.url)),
};

/** WEATHER-9: starts a worker; null where the browser has none or refuses it. */
export function startWorker(name: keyof typeof WORKERS): Worker | null {
  try {
    return WORKERS[name]();
  } catch {
    return null;
  }
}
