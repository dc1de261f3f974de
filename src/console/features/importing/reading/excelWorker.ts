import readExcelFile from 'read-excel-file/universal';
import { cellText } from './excelCell';

/** Far more than a table of so many rows takes; a small file may be made to unfold into far more. */
const UNFOLDED_MAX = 64_000_000;

/** What the worker sends back: the rows of the first sheet that has any; null where it cannot be read. */
export type ExcelAnswer = string[][] | null;

async function inflated(bytes: BlobPart): Promise<Uint8Array> {
  const unfolded = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = unfolded.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    if (size > UNFOLDED_MAX) throw new RangeError('The file unfolds into too much');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/**
 * What the library takes for a worker: it wants one of a script that it has just written, which the
 * page's policy forbids. This is a worker already, and the browser inflates by itself.
 */
class Inflater {
  onmessage: (event: { data: unknown }) => void = () => {};

  postMessage(message: unknown): void {
    // Before the bytes comes what the script would have needed.
    if (!Array.isArray(message)) return;
    inflated((message as [BlobPart])[0]).then(
      (data) => this.onmessage({ data }),
      () => this.onmessage({ data: { $e$: ['Not inflated', 0, ''] } }),
    );
  }

  terminate(): void {}
}
Object.assign(self, { Worker: Inflater });

async function rowsOf(file: ArrayBuffer): Promise<ExcelAnswer> {
  const sheets = await readExcelFile(file);
  const rows = sheets.map(({ data }) => data.map((cells) => cells.map(cellText)));
  return rows.find((sheet) => sheet.flat().some((cell) => cell.trim() !== '')) ?? [];
}

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  rowsOf(data)
    .catch(() => null)
    .then((answer: ExcelAnswer) => self.postMessage(answer), reportError);
});
