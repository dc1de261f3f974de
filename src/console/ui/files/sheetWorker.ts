import writeExcelFile from 'write-excel-file/browser';
import { toExcelCell, toExcelHeaders, computeExcelWidths } from '../../../domain/sheets/excel';
import type { SheetColumnHead, SheetValue } from '../../../domain/sheets/sheet';

/** A message from the page: rows of a sheet; then that sheet's title and headers; after all sheets, the end. */
export type SheetWriterMessage =
  SheetValue[][] | { sheet: string; headers: SheetColumnHead[] } | 'finish';

/**
 * Replaces the worker that the library would start for compression. The library generates that worker's script, which
 * the page's policy forbids. This code already runs in a worker, and the browser itself can compress.
 */
class Deflater {
  onmessage: (event: { data: Uint8Array }) => void = () => {};

  postMessage(message: unknown): void {
    // The message before the bytes contains data for the library's own script.
    if (!Array.isArray(message)) return;
    const [bytes] = message as [BlobPart];
    const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    new Response(deflated)
      .arrayBuffer()
      .then((buffer) => this.onmessage({ data: new Uint8Array(buffer) }), reportError);
  }

  terminate(): void {}
}
Object.assign(self, { Worker: Deflater });

let rows: SheetValue[][] = [];

function createSheet(sheet: string, headers: SheetColumnHead[]) {
  const cells = rows.map((row) => row.map((value, at) => toExcelCell(headers[at]!.kind, value)));
  const columns = computeExcelWidths(headers, rows).map((width) => ({ width }));
  return { data: [toExcelHeaders(headers), ...cells], sheet, columns, stickyRowsCount: 1 };
}

const sheets: ReturnType<typeof createSheet>[] = [];

/** Creates an Excel file of the received sheets and sends it back as a Blob (COMFORT-40). */
self.addEventListener('message', ({ data }: MessageEvent<SheetWriterMessage>) => {
  if (Array.isArray(data)) {
    rows.push(...data);
  } else if (data === 'finish') {
    writeExcelFile(sheets)
      .toBlob()
      .then((file) => self.postMessage(file), reportError);
  } else {
    sheets.push(createSheet(data.sheet, data.headers));
    rows = [];
  }
});
