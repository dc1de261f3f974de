import Sqlite, { type Database } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../refusal';
import { migrate } from './migrate';
import type { ClubDatabase, Tables } from './tables';

/** The database that lives in memory and ends with its connection. */
export const IN_MEMORY = ':memory:';

/** Older ones can corrupt a write-ahead log that is being reset. */
const OLDEST_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5_000;

/** @throws Refusal where the SQLite inside the driver is older than is safe */
export function checkSqliteVersion(version: string): void {
  const parts = version.split('.').map(Number);
  const differing = OLDEST_SQLITE.findIndex((part, index) => parts[index] !== part);
  if (differing === -1 || (parts[differing] ?? 0) > OLDEST_SQLITE[differing]!) return;
  throw new Refusal(
    `SQLite ${version} слишком стар, нужен ${OLDEST_SQLITE.join('.')} или новее: выполните npm ci.`,
  );
}

/** SQLite gives its log and index files the mode of the database, so the file is made first. */
function makeForOwnerOnly(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

function prepare(sqlite: Database): void {
  checkSqliteVersion(sqlite.prepare('SELECT sqlite_version()').pluck().get() as string);
  sqlite.pragma('journal_mode = WAL');
  // The driver's own default in WAL mode may lose what was already answered as saved.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  migrate(sqlite);
}

function connect(file: string): Database {
  try {
    if (file !== IN_MEMORY) makeForOwnerOnly(file);
    return new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  } catch (error) {
    throw new Refusal(`Базу данных ${file} не удалось открыть: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'сбой');

/**
 * Opens the club's database, making its folder and file for their owner only, and migrates it.
 * @param file an absolute path, or IN_MEMORY
 * @returns the database; `destroy()` closes it
 * @throws Refusal where it cannot be opened, is no SQLite database, or is newer than the code
 */
export function openDatabase(file: string): ClubDatabase {
  const sqlite = connect(file);
  try {
    prepare(sqlite);
  } catch (error) {
    sqlite.close();
    if (error instanceof Refusal) throw error;
    throw new Refusal(`Базу данных ${file} не удалось подготовить: ${reasonOf(error)}`);
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
}
