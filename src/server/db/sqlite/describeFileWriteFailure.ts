import { statfsSync } from 'node:fs';
import path from 'node:path';
import { describeServerFailure, findStorageFailure } from '../storageFailures';
import { resolveSymbolicLinks } from './files';

/** SQLite takes 32 KB at once for the index of its log. The minimum is twice as much. */
const ROOM_MIN_BYTES = 65_536;

/** True when the disk under a file has no space for more bytes or for more files. */
function isFull(file: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path.dirname(resolveSymbolicLinks(file)));
    return bavail * bsize < ROOM_MIN_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}

/**
 * Describes the reason why a file could not be written. On a full disk SQLite reports some failures as other disk
 * errors, or as a file that cannot be opened. The free space is therefore checked here.
 */
export function describeFileWriteFailure(file: string, error: unknown): string {
  const isFullDisk = findStorageFailure(error) === 'unwritable' && isFull(file);
  return isFullDisk
    ? `на диске нет места (${(error as Error).message})`
    : describeServerFailure(error);
}
