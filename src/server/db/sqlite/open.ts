import Sqlite, { type Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { OperatorError } from '../../lib/operatorError';
import { LOCK_WAIT_MS } from './busy';
import { SqliteClubDialect } from './dialect';
import { createPrivateFile } from './files';
import { describeFileWriteFailure } from './describeFileWriteFailure';
import { openWithoutMigrating } from './inspect';
import { migrateSqlite, SCHEMA_VERSION, readSqliteSchemaVersion } from './migrateSqlite';
import { validateSqliteSchema } from './sqliteSchemaCheck';
import { assertNoHardLinks } from './hardLinks';
import type { ClubDatabase, Tables } from '../tables';

export const IN_MEMORY = ':memory:';

/** Older versions can corrupt a write-ahead log while it is reset. */
const OLDEST_SQLITE = [3, 51, 3] as const;

const WAYS_OUT = 'Проверьте DATABASE_URL или восстановите базу из копии: npm run restore.';

type OpenOptions = {
  /** Called before an existing database is migrated, with the schema after the migration. */
  onBeforeMigration?: (schema: number) => void;
};

/**
 * Checks the version of SQLite.
 * @throws OperatorError when the driver's SQLite is too old to be safe
 */
export function assertSqliteVersion(version: string): void {
  const parts = version.split('.').map(Number);
  const differing = OLDEST_SQLITE.findIndex((part, index) => parts[index] !== part);
  if (differing === -1 || (parts[differing] ?? 0) > OLDEST_SQLITE[differing]!) return;
  throw new OperatorError(
    `SQLite ${version} слишком стар, нужен ${OLDEST_SQLITE.join('.')} или новее: выполните npm ci.`,
  );
}

export const readSqliteVersion = (sqlite: Database): string =>
  sqlite.prepare<[], string>('SELECT sqlite_version()').pluck().get()!;

/** Applies the server's settings to a database. */
export function setPragmas(sqlite: Database): void {
  sqlite.pragma('journal_mode = WAL');
  // The driver's default in WAL mode may lose confirmed writes.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
}

function prepare(sqlite: Database, { onBeforeMigration }: OpenOptions): void {
  assertSqliteVersion(readSqliteVersion(sqlite));
  // The schema is checked before the pragmas, which write to the file (TRUST-70).
  const reason = validateSqliteSchema(sqlite);
  if (reason !== null)
    throw new OperatorError(`База данных ${sqlite.name} не подходит: ${reason}. ${WAYS_OUT}`);
  setPragmas(sqlite);
  const found = readSqliteSchemaVersion(sqlite);
  if (found > 0 && found < SCHEMA_VERSION) onBeforeMigration?.(SCHEMA_VERSION);
  migrateSqlite(sqlite);
  // Before this line SQLite may block the thread while it waits for a lock. Afterwards `SqliteClubDialect` waits.
  sqlite.pragma('busy_timeout = 0');
}

function connect(file: string): Database {
  assertNoHardLinks(file);
  try {
    // The file is created first. SQLite creates its WAL and index files with the mode of the database.
    if (file !== IN_MEMORY) createPrivateFile(file);
    return new Sqlite(file, { timeout: LOCK_WAIT_MS });
  } catch (error) {
    throw new OperatorError(
      `Базу данных ${file} не удалось открыть: ${describeFileWriteFailure(file, error)}`,
    );
  }
}

/**
 * Opens the club's database and migrates it. Only their owner can read a new folder and file.
 * @param file an absolute path, or IN_MEMORY
 * @returns the database; `destroy()` closes it
 * @throws OperatorError when it cannot be opened, is not this program's SQLite database, or is newer than the program;
 *   nothing is written to it then
 */
export function openSqliteDatabase(file: string, options: OpenOptions = {}): ClubDatabase {
  const sqlite = connect(file);
  try {
    prepare(sqlite, options);
  } catch (error) {
    sqlite.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `Базу данных ${file} не удалось подготовить: ${describeFileWriteFailure(file, error)}`,
    );
  }
  return new Kysely<Tables>({ dialect: new SqliteClubDialect(sqlite) });
}

/**
 * Opens a database file of any schema without migrating it.
 * @throws OperatorError when the file is missing or cannot be opened
 */
export const openAsIs = (file: string): ClubDatabase =>
  new Kysely<Tables>({ dialect: new SqliteClubDialect(openWithoutMigrating(file)) });
