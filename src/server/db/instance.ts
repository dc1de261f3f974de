import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { isPostgres } from './json';
import type { ClubDatabase } from './tables';

/**
 * PostgreSQL's start, its timeline, and the numbers of the database and of the table. What is put back
 * while it is stopped changes the first, a recovery or a failover the second, a restored dump or a
 * copy of the database the rest. The timeline is taken from the log that is written now: the one of the
 * last checkpoint lags behind a promotion. Until that there is none, and this fails with 55000.
 */
const ofPostgres = sql<string>`concat_ws('-',
  to_hex((extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint),
  substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8),
  (SELECT oid FROM pg_database WHERE datname = current_database()),
  list_state.tableoid)`;

/**
 * SCALE-2: a name for a database as it is, in a query of `list_state`: another one has another name, and
 * so has the same one after it was put back to an earlier state, also under a running server. All
 * servers on one PostgreSQL read the same name. A SQLite file has one server, for which its start is
 * enough: there a query gives the name with which it was composed, once (`compiled`).
 */
export const instanceIn = (database: ClubDatabase): RawBuilder<string> =>
  isPostgres(database) ? ofPostgres : sql<string>`${sql.lit(randomUUID())}`;
