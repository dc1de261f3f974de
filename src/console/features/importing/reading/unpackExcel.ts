import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate';

/**
 * Far more than a table of 500 rows takes, also where whole columns are formatted; a small file may be
 * made to unfold into far more.
 */
const LIMITS = { entries: 1_000, bytes: 64_000_000, cells: 1_000_000, grid: 10_000_000 };

/** An Excel file that would take more memory than a table needs. */
export class TooLargeArchive extends Error {
  override readonly name = 'TooMuch';
}

/** What the library reads of an archive. */
const READ = /\.xml(\.rels)?$/;

/** The start of a row or a cell; a value in quotes may hold a `>`. */
const TAG = /<(?:[^\s<>/:]+:)*(c|row)(?=[\s/>])((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
/** The library creates everything up to there. */
const PLACE = /(?:^|\s)(?:[^\s=:]+:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;

/**
 * The parts of the archive. A size that is declared is counted before anything is unfolded, and no more
 * than that is taken of a part, whatever is in it.
 */
function unzipChecked(archive: Uint8Array): Unzipped {
  let entries = 0;
  let bytes = 0;
  return unzipSync(archive, {
    filter({ name, size, originalSize }) {
      entries += 1;
      if (entries > LIMITS.entries) throw new TooLargeArchive();
      if (!READ.test(name)) return false;
      bytes += Math.max(size, originalSize);
      if (bytes > LIMITS.bytes) throw new TooLargeArchive();
      return true;
    },
  });
}

const parseColumn = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** How many cells a sheet has, and how many the table that reaches to the last of them. */
function measure(sheet: string): { cells: number; grid: number } {
  let cells = 0;
  let [lastRow, lastColumn] = [0, 1];
  for (const [, tag, attributes = ''] of sheet.matchAll(TAG)) {
    if (tag === 'c') cells += 1;
    for (const [, quoted, single] of attributes.matchAll(PLACE)) {
      const address = ADDRESS.exec(quoted ?? single ?? '');
      // No spreadsheet writes another one, and what the library would make of it is not known.
      if (!address) throw new TooLargeArchive();
      lastRow = Math.max(lastRow, Number(address[2]));
      lastColumn = Math.max(lastColumn, parseColumn(address[1]!));
    }
    if (cells > LIMITS.cells || lastRow * lastColumn > LIMITS.grid) throw new TooLargeArchive();
  }
  return { cells, grid: lastRow * lastColumn };
}

/**
 * COMFORT-50: an Excel file as the library may read it: its parts are not compressed any more, and
 * together no larger than a table needs.
 * @throws TooMuch where they would be; any other error where it is no archive
 */
export function unpackExcel(file: ArrayBuffer): ArrayBuffer {
  const parts = unzipChecked(new Uint8Array(file));
  const total = { cells: 0, grid: 0 };
  for (const part of Object.values(parts)) {
    const { cells, grid } = measure(strFromU8(part));
    total.cells += cells;
    total.grid += grid;
    if (total.cells > LIMITS.cells || total.grid > LIMITS.grid) throw new TooLargeArchive();
  }
  return zipSync(parts, { level: 0 }).buffer;
}
