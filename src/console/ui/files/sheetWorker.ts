import writeExcelFile from 'write-excel-file/browser';
import { excelCell, excelHeads, excelWidths } from '../../../domain/excel';
import type { Head, Value } from '../../../domain/sheet';

/** What the page sends: some rows, and at last what they are rows of. */
export type SheetMessage = Value[][] | { sheet: string; heads: Head[] };

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

const rows: Value[][] = [];

/** COMFORT-41: makes an Excel file of the rows that came before, and sends it back as a Blob. */
function finish(sheet: string, heads: Head[]): void {
  const cells = rows.map((row) => row.map((value, at) => excelCell(heads[at]!.kind, value)));
  const columns = excelWidths(heads, rows).map((width) => ({ width }));
  writeExcelFile([excelHeads(heads), ...cells], { sheet, columns, stickyRowsCount: 1 })
    .toBlob()
    .then((file) => self.postMessage(file), reportError);
}

self.addEventListener('message', ({ data }: MessageEvent<SheetMessage>) => {
  if (Array.isArray(data)) rows.push(...data);
  else finish(data.sheet, data.heads);
});
