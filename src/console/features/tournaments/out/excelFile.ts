import { valuesOf, type Column } from '../../../../domain/sheet';
import type { SheetMessage } from './sheetWorker';

/** As many rows as are made ready and sent before the page may answer. */
const SLICE = 2_000;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * COMFORT-41: rows as an Excel file with one sheet, made in a worker, so that the page answers meanwhile.
 * @throws where the worker cannot be loaded, or fails
 */
export async function excelFile<Row>(
  sheet: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url));
  const send = (message: SheetMessage) => worker.postMessage(message);
  const made = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  try {
    for (let from = 0; from < rows.length; from += SLICE) {
      send(valuesOf(columns, rows, from, from + SLICE));
      await Promise.race([nextTask(), made]);
    }
    send({ sheet, heads: columns.map(({ name, kind }) => ({ name, kind })) });
    return await made;
  } finally {
    worker.terminate();
  }
}
