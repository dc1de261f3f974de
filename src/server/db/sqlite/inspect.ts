import Sqlite, { type Database } from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { OperatorError } from '../../lib/operatorError';
import { SCHEMA_VERSION, readSqliteSchemaVersion } from './migrateSqlite';
import { validateSqliteSchema } from './sqliteSchemaCheck';
import { describeServerFailure } from '../storageFailures';

/** An open database file, for modules that may not import the driver. */
export type OpenedDatabaseFile = Database;

export type DatabaseSummary = {
  /** Number of tournaments outside the trash. */
  tournaments: number;
  trashed: number;
  applications: number;
  schema: number;
};

const TABLES = ['administrators', 'applications', 'sessions', 'tournaments'];
const SCHEMA_WITH_TRASH = 2;
const INTEGRITY_ERRORS_MAX = 3;

/** Lists the errors that SQLite finds inside the file. Empty for a sound file. */
export function listIntegrityErrors(sqlite: Database): string[] {
  const rows = sqlite.pragma(`integrity_check(${INTEGRITY_ERRORS_MAX})`) as {
    integrity_check: string;
  }[];
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** Counts the rows that refer to a missing row. */
export const countForeignKeyErrors = (sqlite: Database): number =>
  (sqlite.pragma('foreign_key_check') as unknown[]).length;

function checkTables(sqlite: Database): void {
  const names = sqlite
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all();
  if (readSqliteSchemaVersion(sqlite) > 0 && TABLES.every((table) => names.includes(table))) return;
  throw new OperatorError('это не база данных этой программы');
}

function checkSchema(schema: number): void {
  if (schema <= SCHEMA_VERSION) return;
  throw new OperatorError(
    `её записала более новая программа (версия ${schema}, эта знает ${SCHEMA_VERSION}): ` +
      'сначала обновите программу',
  );
}

/** Counts rows without a check. */
export function computeDatabaseSummary(sqlite: Database): DatabaseSummary {
  const count = (rows: string) =>
    sqlite.prepare<[], number>(`SELECT count(*) FROM ${rows}`).pluck().get()!;
  const schema = readSqliteSchemaVersion(sqlite);
  const trashed =
    schema < SCHEMA_WITH_TRASH ? 0 : count('tournaments WHERE deleted_at IS NOT NULL');
  return {
    tournaments: count('tournaments') - trashed,
    trashed,
    applications: count('applications'),
    schema,
  };
}

/**
 * Checks all of an open database.
 * @throws OperatorError with the reason in Russian, without the file's name
 */
export function inspectDatabase(sqlite: Database): DatabaseSummary {
  try {
    checkTables(sqlite);
    checkSchema(readSqliteSchemaVersion(sqlite));
    const reason = validateSqliteSchema(sqlite);
    if (reason !== null) throw new OperatorError(reason);
    const [broken] = listIntegrityErrors(sqlite);
    if (broken !== undefined) throw new OperatorError(`она повреждена (${broken})`);
    const orphans = countForeignKeyErrors(sqlite);
    if (orphans > 0)
      throw new OperatorError(`в ней строки без своего турнира или входа: ${orphans}`);
    return computeDatabaseSummary(sqlite);
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(describeServerFailure(error));
  }
}

/**
 * Opens a database file without migrating it.
 * @throws OperatorError when the file is missing or cannot be opened
 */
export function openWithoutMigrating(file: string, options: Sqlite.Options = {}): Database {
  try {
    return new Sqlite(file, { fileMustExist: true, timeout: 2_000, ...options });
  } catch (error) {
    throw new OperatorError(`Файл ${file} не удалось открыть: ${describeServerFailure(error)}`);
  }
}

/** True for a sound database of this program's current schema. Opening it would not change it. */
export function isDatabaseUpToDate(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const sqlite = openWithoutMigrating(file, { readonly: true });
    try {
      return (
        readSqliteSchemaVersion(sqlite) === SCHEMA_VERSION && validateSqliteSchema(sqlite) === null
      );
    } finally {
      sqlite.close();
    }
  } catch {
    return false;
  }
}

/**
 * Checks a backup's file without writing to it.
 * @throws OperatorError with the reason in Russian
 */
export function inspectBackup(file: string): DatabaseSummary {
  const sqlite = openWithoutMigrating(file, { readonly: true });
  try {
    return inspectDatabase(sqlite);
  } finally {
    sqlite.close();
  }
}
