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

/** A copy that will become the database. */
export type RestoredDatabaseCopy = {
  file: string;
  schema: number;
  /** The replaced database. Null when it has no data of this club. */
  former: FormerClub | null;
};

type RestoreResult<Settled> = {
  summary: DatabaseSummary;
  settled: Settled;
  /** The new path of the replaced database. Null when there was none. */
  replacedFile: string | null;
};

export const REPLACED_FILE_SUFFIX = '.before-restore-';

function copyForOwnerOnly(from: string, to: string): void {
  createPrivateFile(to);
  copyFileSync(from, to);
  // The copy has the mode of the original. Now only its owner can read it.
  chmodSync(to, 0o600);
}

/** Copies a backup beside the database, with its log if it has one. */
function copyBeside(file: string, partial: string): void {
  if (!existsSync(file)) throw new OperatorError(`Файла ${file} нет.`);
  copyForOwnerOnly(file, partial);
  if (existsSync(`${file}-wal`)) copyForOwnerOnly(`${file}-wal`, `${partial}-wal`);
}

/**
 * Checks the copy and writes its log into it. Ends its sessions and the calendar's address, which may have ended after
 * the backup.
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
 * Writes the log into its database, which is then a single file. A badly damaged database keeps its log.
 * @throws OperatorError when another program has it open
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

/** Creates a second name of a file, or copies it on a file system without hard links. */
function keep(file: string, replacedFile: string): void {
  try {
    linkSync(file, replacedFile);
  } catch {
    copyForOwnerOnly(file, replacedFile);
    syncFile(replacedFile);
  }
}

/**
 * Moves the side files of the database's name, even without a database. SQLite would apply them to the restored one.
 */
function keepSides(databaseFile: string, replacedFile: string): void {
  const sides = SIDE_FILE_SUFFIXES.filter((side) => existsSync(databaseFile + side));
  for (const side of sides) keep(databaseFile + side, replacedFile + side);
  syncFolder(path.dirname(databaseFile));
  for (const side of sides) rmSync(databaseFile + side);
}

/** Creates the new name of the replaced database. The old name remains until the new file replaces it. */
function keepReplaced(databaseFile: string, replacedFile: string): void {
  foldLog(databaseFile);
  keep(databaseFile, replacedFile);
}

/**
 * Replaces the database by a backup. No server may have it open. At every moment the database's name leads to the old
 * file or to the new one.
 * @param replacedFile the new name of the replaced database
 * @param settle removes from the copy what was forgotten or withdrawn after the backup (PLAYER-66, TRUST-74)
 * @param isLast true when nothing was withdrawn after the backup, so that the backup's own data are up to date
 * @throws OperatorError in Russian; the database is unchanged then
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
