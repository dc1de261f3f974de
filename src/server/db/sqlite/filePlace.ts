import { statSync } from 'node:fs';

/** The files whose loss loses what is written; a journal of the other mode lives for one write only. */
const SIDES = ['', '-wal'];

/** Null where there is no such file, or no way to it. */
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
 * @returns whether the path still leads to them: what is written to a file that was deleted is gone with the process
 */
export function createSameFileCheck(file: string): () => boolean {
  const opened = SIDES.map((side) => [file + side, readIdentity(file + side)] as const);
  return () =>
    opened.every(([name, identity]) => identity === null || readIdentity(name) === identity);
}

/** The code of what `assertDatabaseInPlace` throws. */
const DATABASE_GONE_CODE = 'CLUB_FILE_GONE';

/** @throws an error with `DATABASE_GONE_CODE` where the files of a database are no longer at its path (TRUST-75) */
export function assertDatabaseInPlace(isInPlace: () => boolean): void {
  if (isInPlace()) return;
  throw Object.assign(new Error('the file of the database was deleted or replaced'), {
    code: DATABASE_GONE_CODE,
  });
}
