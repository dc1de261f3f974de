import { IN_MEMORY, openSqliteDatabase } from '../../src/server/db/sqlite/open';
import { connectPostgres } from '../../src/server/db/postgres/open';
import type { PoolLimits } from '../../src/server/db/postgres/pool';
import { sql } from 'kysely';
import type { ClubDatabase } from '../../src/server/db/tables';

/** True in the tests of the project `postgres`. */
export const isOnPostgres = (globalThis as { ON_POSTGRES?: boolean }).ON_POSTGRES === true;

async function createDatabase(kind: 'empty' | 'migrated'): Promise<string> {
  const response = await fetch(`${process.env.CLUB_TEST_POSTGRES}/${kind}`);
  if (!response.ok) throw new Error('The PostgreSQL of the tests gave no database.');
  return response.text();
}

/** Address of an empty database on the tests' PostgreSQL. */
export const createEmptyPostgres = () => createDatabase('empty');

/** Address of an empty club's database on the tests' PostgreSQL. */
export const createMigratedPostgres = () => createDatabase('migrated');

const PATIENCE_MS = 120_000;

/**
 * Limits for a busy machine, on which a test may be idle longer than a server's limits allow. Those limits have their
 * own tests.
 */
const PATIENT: PoolLimits = {
  connectionTimeoutMillis: PATIENCE_MS,
  idle_in_transaction_session_timeout: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
};

/** An empty club's database for one test: in memory, or on PostgreSQL. */
export const openTestDatabase = async (): Promise<ClubDatabase> =>
  isOnPostgres
    ? connectPostgres(await createMigratedPostgres(), PATIENT)
    : openSqliteDatabase(IN_MEMORY);

/** Renames the applications' table, so that requests for tournaments fail. */
export const breakTournaments = (database: ClubDatabase) =>
  sql`alter table applications rename to applications_elsewhere`.execute(database);
