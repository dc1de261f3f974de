import readExcelFile from 'read-excel-file/universal';
import { formatCell } from './formatCell';
import { unpackExcel, TooLargeArchive } from './unpackExcel';

/** Many cells may share one long text, and each gets a copy of it on the way to the page. */
const CHARACTERS_MAX = 20_000_000;

/**
 * What an Excel file holds: the rows of the first sheet that has any, `too much` for one that would take
 * more memory than a table needs, null where it cannot be read.
 */
export type ExcelContent = string[][] | 'too much' | null;

function refuseLongTexts(rows: readonly (readonly string[])[]): void {
  let characters = 0;
  for (const row of rows) for (const text of row) characters += text.length;
  if (characters > CHARACTERS_MAX) throw new TooLargeArchive();
}

async function readFirstSheet(file: ArrayBuffer): Promise<string[][]> {
  const sheets = await readExcelFile(unpackExcel(file));
  for (const { data } of sheets) {
    const rows = data.map((cells) => cells.map(formatCell));
    refuseLongTexts(rows);
    if (rows.some((row) => row.some((text) => text.trim() !== ''))) return rows;
  }
  return [];
}

/** COMFORT-50: reads an Excel file, each cell as the text that it shows. */
export const readExcel = (file: ArrayBuffer): Promise<ExcelContent> =>
  readFirstSheet(file).catch((error: unknown) =>
    error instanceof TooLargeArchive ? 'too much' : null,
  );
