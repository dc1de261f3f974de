import { unzipSync } from 'fflate';
import type { ExcelLimits } from './excelLimits';
import { findUtf16 } from './findUtf16';

/** An Excel file that would take more memory than a table needs. */
export class TooLargeArchive extends Error {
  override readonly name = 'TooMuch';
}

/** The text of a part of an archive, null where it has no such part. */
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
 * COMFORT-50: where a part of an archive lies, as Excel looks for it: the case of letters and the kind of
 * slash make no difference.
 * @param folder that from which the path leads, unless it begins with a slash
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
 * COMFORT-50: opens an Excel file, of which each part is unpacked when it is read. A size that is declared
 * is counted before anything is unfolded, and no more than that is taken of a part, whatever is in it.
 * @throws TooMuch where all that is read would be larger than a table needs; any other error where it is
 * no archive
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
