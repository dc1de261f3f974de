import Sqlite from 'better-sqlite3';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The committed databases of all released schemas. */
export const FIXTURES = path.resolve('__tests__/server/fixtures');
const TOURNAMENTS = 30_000;
/** The same instant for all databases, so that a schema's databases are equal with and without a log. */
const NOW = new Date().toISOString();

/** The session token in each committed database. */
export const TOKEN = 'club_fixture';

/** Copies the first tournament and its applications many times. */
function fill(sqlite: Sqlite.Database): void {
  const columns = (table: string, ...without: string[]) =>
    (sqlite.pragma(`table_info(${table})`) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !without.includes(name))
      .join();
  const ofTournament = columns('tournaments', 'id', 'entry_fee');
  const ofApplication = columns('applications', 'id', 'tournament_id');
  sqlite.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT ${TOURNAMENTS})
    INSERT INTO tournaments (entry_fee, ${ofTournament})
      SELECT n, ${ofTournament} FROM numbers CROSS JOIN tournaments WHERE id = 1;
    INSERT INTO applications (tournament_id, ${ofApplication})
      SELECT t.id, ${ofApplication.replace('created_at', 'a.created_at')}
      FROM tournaments AS t CROSS JOIN applications AS a
      WHERE a.tournament_id = 1 AND t.id > 1`);
}

/** Renews dates that the server would otherwise clean up as outdated at its start. */
function refresh(sqlite: Sqlite.Database, schema: number): void {
  if (schema < 2) return;
  sqlite.prepare('UPDATE tournaments SET deleted_at = ? WHERE deleted_at IS NOT NULL').run(NOW);
  sqlite.prepare('UPDATE idempotency_keys SET created_at = ?').run(NOW);
}

/**
 * Creates a database of a schema with so many rows that its migration takes some time.
 * @param hasLog true leaves a part only in the log, as a killed server does
 */
export function enlarge(schema: number, file: string, hasLog: boolean): void {
  const made = `${file}.made`;
  copyFileSync(path.join(FIXTURES, `schema-${schema}.db`), made);
  const sqlite = new Sqlite(made);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('wal_autocheckpoint = 0');
  fill(sqlite);
  refresh(sqlite, schema);
  if (!hasLog) sqlite.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(made, file);
  if (hasLog) copyFileSync(`${made}-wal`, `${file}-wal`);
  sqlite.close();
  rmSync(made);
}
