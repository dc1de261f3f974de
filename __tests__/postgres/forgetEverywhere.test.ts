import { sql } from 'kysely';
import { vacuumTables } from '../../src/server/db/postgres/vacuum';
import type { ClubDatabase, Tables } from '../../src/server/db/tables';
import { createForgettingFollowUp } from '../../src/server/players/forgetting/forgettingFollowUp';
import { assignPlayersToEntries } from '../../src/server/players/identity/assignPlayersToEntries';
import { createTestApp, type TestApp } from '../support/serverApp';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { createMigratedPostgres } from '../support/testDatabase';
import { APPLICATION, NOW } from '../support/serverSamples';

const PHONE = '+7 (999) 555-44-33';
const NAME = 'Аполлинария Выдропужская';
const TRACES = 'Аполлинария|Выдропужск|555-44-33|tg:canary';
const AFTER = Date.parse('2026-06-25T09:00:00.000Z');
/** With this many tournaments the statistics of each column contain the person's name. */
const EVENINGS = 20;

let club: TestApp;
afterEach(() => club.stop());

/** Tables and views that the club's role can read and that contain the person, including PostgreSQL's own ones. */
async function listTablesWithTraces(): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'm', 'v') AND n.nspname <> 'information_schema'
      AND has_table_privilege(c.oid, 'SELECT')
      -- What is asked just now, by this very query.
      AND c.relname NOT IN ('pg_stat_activity', 'pg_prepared_statements')`.execute(club.database);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ is_there: boolean }>`
      SELECT EXISTS (SELECT FROM ${sql.table(`${schema}.${name}`)} one
        WHERE one::text ~ ${TRACES}) AS is_there`.execute(club.database);
    if (rows[0]!.is_there) found.push(name);
  }
  return found.sort();
}

/**
 * Expects no binary columns or large objects: a dump contains them, and a text search would not find the person there.
 */
async function expectNoBinaries(): Promise<void> {
  const { rows } = await sql`
    SELECT c.relname, a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.atttypid = 'bytea'::regtype AND c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT 'large object', oid::text FROM pg_largeobject_metadata`.execute(club.database);
  expect(rows).toEqual([]);
}

/** Makes each later vacuum exceed the time limit of a statement. */
async function slowDown(database: ClubDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(database);
  for (const setting of [
    'statement_timeout = 150',
    'vacuum_cost_delay = 5',
    'vacuum_cost_limit = 1',
  ])
    await sql`ALTER DATABASE ${sql.id(rows[0]!.name)} SET ${sql.raw(setting)}`.execute(database);
}

test('PLAYER-78, PLAYER-82: no table of PostgreSQL holds a forgotten person, nor do its statistics, however long the vacuum takes', async () => {
  const application = {
    ...APPLICATION,
    name: NAME,
    contactPhone: PHONE,
    userId: 'tg:canary',
  };
  const organizer = { organizerName: NAME, organizerPhone: PHONE };
  const databaseUrl = await createMigratedPostgres();
  club = await createTestApp({
    databaseUrl,
    now: NOW,
    tournaments: Array.from({ length: EVENINGS }, () => ({
      applications: [application],
      ...organizer,
    })),
  });
  const { database, call, setNow } = club;
  await assignPlayersToEntries(database, () => NOW);
  await sql`ANALYZE`.execute(database);
  expect(await listTablesWithTraces()).toEqual([
    'applications',
    'pg_stats',
    'players',
    'tournament_history',
    'tournaments',
  ]);
  setNow(AFTER);
  const { id } = await database
    .selectFrom('players')
    .select('id')
    .where('phone', '=', PHONE)
    .executeTakeFirstOrThrow();
  expect((await call('DELETE', `/api/players/${id}`)).status).toBe(204);
  expect(await listTablesWithTraces()).toEqual(['pg_stats']);
  await slowDown(database);
  const since = performance.now();
  await createForgettingFollowUp({
    database,
    backupFolder: createTemporaryFolder(),
    databaseUrl,
  })();
  expect(performance.now() - since).toBeGreaterThan(150);
  expect(await listTablesWithTraces()).toEqual([]);
  await expectNoBinaries();
});

test('PLAYER-78: a table that cannot be vacuumed keeps no other from it', async () => {
  const databaseUrl = await createMigratedPostgres();
  club = await createTestApp({ databaseUrl, now: NOW, tournaments: [{ applications: [{}] }] });
  const analysed = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_stats
      WHERE tablename = 'applications'`.execute(club.database);
    return rows[0]!.count > 0;
  };
  expect(await analysed()).toBe(false);
  const tables = ['nowhere', 'applications'] as (keyof Tables)[];
  await expect(vacuumTables(databaseUrl, tables)).rejects.toThrow('nowhere');
  expect(await analysed()).toBe(true);
});
