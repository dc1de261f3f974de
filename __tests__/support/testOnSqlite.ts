import { isOnPostgres } from './testDatabase';

/**
 * Declares a test that does not run on PostgreSQL. Such a test does not concern PostgreSQL, or moves the clock past its
 * driver's limits.
 */
export const testOnSqlite = isOnPostgres ? test.skip : test;
