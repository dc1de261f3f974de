import { startWorker } from '../../browser/startWorker';
import { FileProblem } from './fileProblem';
import type { SheetWriterMessage } from './sheetWorker';
import type { FileSheet } from './fileSheet';

const NO_EXCEL =
  'Этот браузер не\u00a0может сделать файл Excel. Откройте консоль в\u00a0другом браузере.';

/**
 * Creates an Excel file of sheets in a worker, so that the page stays responsive (COMFORT-40, SEEN-31).
 * @throws when the worker cannot be loaded, or fails
 */
export async function createExcelFile(sheets: readonly FileSheet[]): Promise<Blob> {
  const worker = startWorker('sheet');
  if (!worker) throw new FileProblem(NO_EXCEL);
  const send = (message: SheetWriterMessage) => worker.postMessage(message);
  const made = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  // An earlier error of the worker is thrown below, once all rows are sent.
  made.catch(() => undefined);
  try {
    for (const { title, headers, slices } of sheets) {
      for await (const slice of slices()) send(slice);
      send({ sheet: title, headers });
    }
    send('finish');
    return await made;
  } finally {
    worker.terminate();
  }
}
