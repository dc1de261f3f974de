import { startWorker } from '../../../browser/startWorker';
import type { ExcelReadResult } from './readExcel';

/** Time limit in milliseconds. A file that takes longer is broken or malicious. */
const PATIENCE_MS = 20_000;

/**
 * Reads an Excel file in a worker, so that the page stays responsive (COMFORT-50).
 * @returns «no worker» in a browser without workers: a broken file would block the page there (WEATHER-9)
 * @throws when the worker cannot be loaded
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
