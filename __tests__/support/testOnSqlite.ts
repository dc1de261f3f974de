import { isOnPostgres } from './testDatabase';

/**
 * For what PostgreSQL has no part in, or takes too long for: a clock that a test moves would run out
 * its driver's patience.
 */
export const testOnSqlite = isOnPostgres ? test.skip : test;
