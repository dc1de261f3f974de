import Sqlite from 'better-sqlite3';
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { migrateSqlite, SQLITE_MIGRATIONS } from '../../src/server/db/sqlite/migrateSqlite';
import { createTestApp, type SeedTournament } from './serverApp';
import { createTemporaryFolder } from './createTemporaryFolder';
import { NOW } from './serverSamples';

/** A closed database with these tournaments, in a folder that is removed after the test. */
export async function createClubFile(
  tournaments: readonly SeedTournament[] = [{}],
  databaseFile = path.join(createTemporaryFolder(), 'club.db'),
): Promise<string> {
  const club = await createTestApp({ now: NOW, databaseFile, tournaments });
  await club.stop();
  return databaseFile;
}

/** A database file of an older program: only the first `steps` migrations have run. */
export function createOldFile(steps: number, databaseFile: string): void {
  const sqlite = new Sqlite(databaseFile);
  migrateSqlite(sqlite, SQLITE_MIGRATIONS.slice(0, steps));
  sqlite.close();
}

export function alter(file: string, statements: string): void {
  const sqlite = new Sqlite(file);
  sqlite.exec(statements);
  sqlite.close();
}

export function readValue(file: string, query: string): unknown {
  const sqlite = new Sqlite(file, { readonly: true });
  const value = sqlite.prepare(query).pluck().get();
  sqlite.close();
  return value;
}

/** Corrupts the middle of a database; the first page stays readable. */
export function damage(file: string): void {
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = DELETE');
  const pages = sqlite.pragma('page_count', { simple: true }) as number;
  const pageSize = sqlite.pragma('page_size', { simple: true }) as number;
  sqlite.close();
  const fill = Buffer.alloc(pageSize * (pages - 1), 0xab);
  const handle = openSync(file, 'r+');
  writeSync(handle, fill, 0, fill.length, pageSize);
  closeSync(handle);
}
