import writeExcelFile from 'write-excel-file/browser';
import { toExcelCell, toExcelHeaders, computeExcelWidths } from '../../../domain/sheets/excel';
import type { SheetColumnHead, SheetValue } from '../../../domain/sheets/sheet';

/** What the page sends: the rows of a sheet, what they are rows of, and at last that there are no more sheets. */
export type SheetWriterMessage =
  SheetValue[][] | { sheet: string; headers: SheetColumnHead[] } | 'finish';

/**
 * What the library takes for a worker: it wants one of a script that it has just written, which the
 * page's policy forbids. This is a worker already, and the browser deflates by itself.
 */
class Deflater {
  onmessage: (event: { data: Uint8Array }) => void = () => {};

  postMessage(message: unknown): void {
    // Before the bytes comes what the script would have needed.
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

/** COMFORT-40: makes an Excel file of the sheets that came before, and sends it back as a Blob. */
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
