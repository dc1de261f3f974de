import { isOnPostgres } from './testDatabase';

/** For tests without PostgreSQL: it has no part in them, or their moved clock would exceed its driver's limits. */
export const testOnSqlite = isOnPostgres ? test.skip : test;
