import { statSync } from 'node:fs';

/** The files whose loss loses data. A rollback journal lives for one write only. */
const SIDES = ['', '-wal'];

/** Null when the file is missing or cannot be reached. */
function readIdentity(file: string): string | null {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}.${ino}`;
  } catch {
    return null;
  }
}

/**
 * Remembers which files a database has open now, by path.
 * @returns true while the path leads to them. Writes to a deleted file disappear with the process
 */
export function createSameFileCheck(file: string): () => boolean {
  const opened = SIDES.map((side) => [file + side, readIdentity(file + side)] as const);
  return () =>
    opened.every(([name, identity]) => identity === null || readIdentity(name) === identity);
}

/** The code of the error from `assertDatabaseInPlace`. */
const DATABASE_GONE_CODE = 'CLUB_FILE_GONE';

/** @throws an error with `DATABASE_GONE_CODE` when the database's files are no longer at its path (TRUST-75) */
export function assertDatabaseInPlace(isInPlace: () => boolean): void {
  if (isInPlace()) return;
  throw Object.assign(new Error('the file of the database was deleted or replaced'), {
    code: DATABASE_GONE_CODE,
  });
}
