import type { Column } from '../../../domain/sheet';
import type { SheetMessage } from './sheetWorker';
import { slicesOf } from './slices';

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
  // Whatever goes wrong meanwhile is told once all is sent.
  made.catch(() => undefined);
  try {
    for await (const slice of slicesOf(columns, rows)) send(slice);
    send({ sheet, heads: columns.map(({ name, kind }) => ({ name, kind })) });
    return await made;
  } finally {
    worker.terminate();
  }
}
