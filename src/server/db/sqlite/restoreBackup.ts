import Sqlite from 'better-sqlite3';
import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../lib/operatorError';
import {
  createPrivateFile,
  createPartialFileName,
  assertNoFile,
  removePartialFiles,
  SIDE_FILE_SUFFIXES,
  syncFile,
  syncFolder,
} from './files';
import { inspectDatabase, openWithoutMigrating, type DatabaseSummary } from './inspect';
import { readFormerClub, type FormerClub } from './formerClub';
import { SCHEMA_VERSION_WITH } from './migrateSqlite';
import { describeServerFailure, findStorageFailure } from '../storageFailures';

/** A copy that is about to become the database. */
export type RestoredDatabaseCopy = {
  file: string;
  schema: number;
  /** The database that it replaces; null where that tells nothing of this club. */
  former: FormerClub | null;
};

type RestoreResult<Settled> = {
  summary: DatabaseSummary;
  settled: Settled;
  /** Where the database lies that was replaced; null where there was none. */
  replacedFile: string | null;
};

/** What follows the database's name in that of a file which a restore has replaced. */
export const REPLACED_FILE_SUFFIX = '.before-restore-';

function copyForOwnerOnly(from: string, to: string): void {
  createPrivateFile(to);
  copyFileSync(from, to);
  // The copy inherits the mode of the original; restrict it to the owner.
  chmodSync(to, 0o600);
}

/** A copy of a backup beside the database, with the backup's log where it has one. */
function copyBeside(file: string, partial: string): void {
  if (!existsSync(file)) throw new OperatorError(`Файла ${file} нет.`);
  copyForOwnerOnly(file, partial);
  if (existsSync(`${file}-wal`)) copyForOwnerOnly(`${file}-wal`, `${partial}-wal`);
}

/**
 * Checks the copy, folds its log in, and ends its sessions and the calendar's address: they were ended
 * since, or may have been.
 */
function prepareCopy(partial: string): DatabaseSummary {
  const sqlite = openWithoutMigrating(partial);
  try {
    const summary = inspectDatabase(sqlite);
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('DELETE FROM sessions');
    if (summary.schema >= SCHEMA_VERSION_WITH.calendar) sqlite.exec('DELETE FROM calendar_address');
    return summary;
  } catch (error) {
    throw new OperatorError(`Копия не подходит: ${describeServerFailure(error)}.`);
  } finally {
    sqlite.close();
  }
}

/**
 * Folds the log into a database, so that it is one file again, unless it is too damaged for that.
 * @throws OperatorError where another program has it open
 */
function foldLog(databaseFile: string): void {
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(databaseFile, { fileMustExist: true, timeout: 1_000 });
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    sqlite.pragma('journal_mode = DELETE');
  } catch (error) {
    if (findStorageFailure(error) !== 'busy') return;
    throw new OperatorError(
      `База ${databaseFile} открыта другой программой: закройте её и повторите восстановление.`,
    );
  } finally {
    sqlite?.close();
  }
}

/** A second name for a file, or a copy where the file system knows no second names. */
function keep(file: string, replacedFile: string): void {
  try {
    linkSync(file, replacedFile);
  } catch {
    copyForOwnerOnly(file, replacedFile);
    syncFile(replacedFile);
  }
}

/**
 * Takes away what is left beside the database's name, also where the database itself is gone: SQLite would
 * replay it into the restored one.
 */
function keepSides(databaseFile: string, replacedFile: string): void {
  const sides = SIDE_FILE_SUFFIXES.filter((side) => existsSync(databaseFile + side));
  for (const side of sides) keep(databaseFile + side, replacedFile + side);
  syncFolder(path.dirname(databaseFile));
  for (const side of sides) rmSync(databaseFile + side);
}

/** Gives the replaced database its new name; the old name stays until the new file takes it over. */
function keepReplaced(databaseFile: string, replacedFile: string): void {
  foldLog(databaseFile);
  keep(databaseFile, replacedFile);
}

/**
 * Puts a backup in place of the database, which no server may have open. At every moment the
 * database's name leads to the old file or to the new one.
 * @param replacedFile the name under which the replaced database stays
 * @param settle takes out of the copy what was forgotten or withdrawn since (PLAYER-66, TRUST-74)
 * @param isLast whether nothing was withdrawn after the backup, so that it tells itself what holds
 * @throws OperatorError in Russian; then the database is as it was
 */
export async function restoreBackup<Settled>(
  file: string,
  databaseFile: string,
  replacedFile: string,
  settle: (copy: RestoredDatabaseCopy) => Promise<Settled>,
  isLast = false,
): Promise<RestoreResult<Settled>> {
  const partial = createPartialFileName(databaseFile);
  try {
    assertNoFile(replacedFile);
    copyBeside(file, partial);
    const summary = prepareCopy(partial);
    const former = readFormerClub(isLast ? partial : databaseFile, partial);
    const settled = await settle({ file: partial, schema: summary.schema, former });
    foldLog(partial);
    syncFile(partial);
    const isReplaced = existsSync(databaseFile);
    if (isReplaced) keepReplaced(databaseFile, replacedFile);
    keepSides(databaseFile, replacedFile);
    renameSync(partial, databaseFile);
    syncFolder(path.dirname(databaseFile));
    return { summary, settled, replacedFile: isReplaced ? replacedFile : null };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Восстановить не удалось: ${describeServerFailure(error)}`);
  } finally {
    removePartialFiles(databaseFile);
  }
}
