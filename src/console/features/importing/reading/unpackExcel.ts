import { unzipSync } from 'fflate';
import { findUtf16 } from './findUtf16';

/** Thrown when an Excel file would take more memory than a table needs. */
export class TooLargeArchive extends Error {
  override readonly name = 'TooLargeArchive';
}

/** Returns the text of an archive's part; null when the archive lacks the part. */
export type ArchivePartReader = (path: string) => string | null;

const DECLARED_ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']((?!utf-16)[\w.:-]+)["']/i;
const HEAD_LENGTH = 200;

function decodeXml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_LENGTH));
  const encoding = findUtf16(bytes) ?? DECLARED_ENCODING.exec(head)?.[1] ?? 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Path of an archive's part by Excel's rules, which ignore letter case and the direction of slashes (COMFORT-50).
 * @param folder base of a path that does not begin with a slash
 */
export function resolvePartPath(path: string, folder = ''): string {
  const steps: string[] = [];
  for (const step of decodePath(path.replace(/^(?![\\/])/, `${folder}/`)).split(/[\\/]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step.toLowerCase());
  }
  return steps.join('/');
}

/**
 * Far more than 500 rows need, even with whole formatted columns. The limits stop a malicious small file that unpacks
 * into much more.
 */
export const EXCEL_LIMITS = {
  entries: 1_000,
  bytes: 64_000_000,
  cells: 1_000_000,
  grid: 10_000_000,
  /** Many cells may share one long text. Each gets its own copy when the rows are sent to the page. */
  characters: 20_000_000,
};

export type ExcelLimits = typeof EXCEL_LIMITS;

/**
 * Opens an Excel file; each part is unpacked when it is read (COMFORT-50). The declared sizes are checked before
 * unpacking, and a part never returns more bytes than it declares.
 * @throws TooLargeArchive when the parts read exceed the limits; another error when the file is no archive
 */
export function unpackExcel(file: ArrayBuffer, limits: ExcelLimits): ArchivePartReader {
  const archive = new Uint8Array(file);
  const names = new Map<string, string>();
  let entries = 0;
  unzipSync(archive, {
    filter({ name }) {
      entries += 1;
      if (entries > limits.entries) throw new TooLargeArchive();
      names.set(resolvePartPath(name), name);
      return false;
    },
  });
  let bytes = 0;
  return (path) => {
    const wanted = names.get(path);
    if (wanted === undefined) return null;
    const parts = unzipSync(archive, {
      filter({ name, size, originalSize }) {
        if (name !== wanted) return false;
        bytes += Math.max(size, originalSize);
        if (bytes > limits.bytes) throw new TooLargeArchive();
        return true;
      },
    });
    return decodeXml(parts[wanted]!);
  };
}
