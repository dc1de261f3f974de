import { statfsSync } from 'node:fs';
import path from 'node:path';
import { describeServerFailure, findStorageFailure } from '../storageFailures';
import { resolveSymbolicLinks } from './files';

/** SQLite takes 32 KB at once for the index of its log. */
const ROOM_MIN_BYTES = 65_536;

/** Whether the disk under a file has room for no more bytes, or for no more files. */
function isFull(file: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path.dirname(resolveSymbolicLinks(file)));
    return bavail * bsize < ROOM_MIN_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}

/**
 * Why a file could not be written, as `describeServerFailure` says it. On a full disk SQLite reports some failures as
 * any other error of the disk, or as a file that cannot be opened, so the disk itself is asked.
 */
export function describeFileWriteFailure(file: string, error: unknown): string {
  const isFullDisk = findStorageFailure(error) === 'unwritable' && isFull(file);
  return isFullDisk
    ? `на диске нет места (${(error as Error).message})`
    : describeServerFailure(error);
}
