import Sqlite, { type Database } from 'better-sqlite3';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../lib/operatorError';
import { createPrivateFolder, createPrivateFile, resolveSymbolicLinks } from './files';
import { describeFileWriteFailure } from './describeFileWriteFailure';
import { assertNoHardLinks } from './hardLinks';
import { findStorageFailure } from '../storageFailures';

/** The lock of a server or a restore that uses a database. */
type ServerLock = { release: () => void };

/** The time is longer than `isDatabaseLocked` takes the lock. */
const WAIT_MS = 500;

/** Returns the lock file of a database. The same file belongs to all paths that lead to the database. */
function getLockFile(databaseFile: string): string {
  if (!existsSync(databaseFile)) createPrivateFolder(path.dirname(databaseFile));
  return `${resolveSymbolicLinks(databaseFile)}.lock`;
}

function tryLock(sqlite: Database, statement: string): boolean {
  try {
    sqlite.exec(statement);
    return true;
  } catch (error) {
    if (findStorageFailure(error) === 'busy') return false;
    throw error;
  }
}

/**
 * Locks a database for this process. The lock is an open transaction on an empty SQLite file beside the database. The
 * operating system always ends it with the process. The file remains: after its removal two processes could lock two
 * files of one name.
 * @throws OperatorError when another process has the lock, or the file has a second name
 */
export function lockDatabase(databaseFile: string): ServerLock {
  assertNoHardLinks(databaseFile);
  let sqlite: Database | undefined;
  try {
    const file = getLockFile(databaseFile);
    createPrivateFile(file);
    sqlite = new Sqlite(file, { timeout: WAIT_MS });
    // The journal is in memory, so that a killed process leaves no file.
    const isTaken = tryLock(sqlite, 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    if (isTaken) return { release: () => sqlite?.close() };
  } catch (error) {
    sqlite?.close();
    throw new OperatorError(
      `Базу данных ${databaseFile} не удалось занять: ${describeFileWriteFailure(databaseFile, error)}`,
    );
  }
  sqlite.close();
  throw new OperatorError(
    `С базой ${databaseFile} уже работает сервер. Остановите его (Ctrl+C в его окне или ` +
      '«systemctl stop tennis-club») либо задайте другую базу в DATABASE_URL.',
  );
}

/** True while a process has locked the database. */
export function isDatabaseLocked(databaseFile: string): boolean {
  const file = getLockFile(databaseFile);
  if (!existsSync(file)) return false;
  const sqlite = new Sqlite(file, { timeout: 0 });
  try {
    return !tryLock(sqlite, 'SELECT count(*) FROM sqlite_master');
  } finally {
    sqlite.close();
  }
}
