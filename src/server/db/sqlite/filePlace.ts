import { statSync } from 'node:fs';

/** The files whose deletion loses data. A rollback journal exists for one write only. */
const SIDES = ['', '-wal'];

/** Reads the identity of a file. Null when the file is missing or cannot be reached. */
function readIdentity(file: string): string | null {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}.${ino}`;
  } catch {
    return null;
  }
}

/**
 * Stores the identity of the files that a database has open now.
 * @returns a function: true while the path still leads to these files. Writes to a deleted file end with the process
 */
export function createSameFileCheck(file: string): () => boolean {
  const opened = SIDES.map((side) => [file + side, readIdentity(file + side)] as const);
  return () =>
    opened.every(([name, identity]) => identity === null || readIdentity(name) === identity);
}

/** The code of the error from `assertDatabaseInPlace`. */
const DATABASE_GONE_CODE = 'CLUB_FILE_GONE';

/**
 * Checks that the database's files are at its path (TRUST-75).
 * @throws an error with `DATABASE_GONE_CODE` when they are not
 */
export function assertDatabaseInPlace(isInPlace: () => boolean): void {
  if (isInPlace()) return;
  throw Object.assign(new Error('the file of the database was deleted or replaced'), {
    code: DATABASE_GONE_CODE,
  });
}
