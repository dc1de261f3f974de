import { IN_MEMORY, openDatabase } from '../../src/server/db/open';
import { openPostgres } from '../../src/server/db/postgres/open';
import type { ClubDatabase } from '../../src/server/db/tables';

/** Set for the tests of the project `postgres`. */
export const isOnPostgres = (globalThis as { ON_POSTGRES?: boolean }).ON_POSTGRES === true;

/** The address of an empty database on the PostgreSQL of the tests. */
export async function emptyPostgres(): Promise<string> {
  return (await fetch(process.env.CLUB_TEST_POSTGRES!)).text();
}

/** An empty database of the club for one test: in memory, or on PostgreSQL. */
export const openTestDatabase = async (): Promise<ClubDatabase> =>
  isOnPostgres ? openPostgres(await emptyPostgres()) : openDatabase(IN_MEMORY);
