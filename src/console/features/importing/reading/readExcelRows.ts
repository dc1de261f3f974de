import { startWorker } from '../../../browser/startWorker';
import type { ExcelReadResult } from './readExcel';

/** A file that takes longer is broken, or made to keep the machine busy. */
const PATIENCE_MS = 20_000;

/**
 * COMFORT-50: what an Excel file holds. It is read in a worker, so that the page answers meanwhile.
 * @returns «no worker» where the browser has none: a broken file would hold up the page itself (WEATHER-9)
 * @throws where the worker cannot be loaded
 */
export async function readExcelRows(bytes: ArrayBuffer): Promise<ExcelReadResult | 'no worker'> {
  const worker = startWorker('excel');
  if (!worker) return 'no worker';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ExcelReadResult>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ExcelReadResult>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
