import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { isPostgres } from './jsonSql';
import type { ClubDatabase } from './tables';

/**
 * The server's start time changes with a restore of its files and with a failover: each replica has its own start and
 * is promoted at most once after it. The oids of database and table change with a restored dump or a copy. The value is
 * null on a replica that is not promoted. The timeline would also identify a failover, but some database hosts forbid
 * reading it.
 */
const ofPostgres = sql<string | null>`CASE WHEN NOT pg_is_in_recovery() THEN concat_ws('-',
  to_hex((extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint),
  (SELECT oid FROM pg_database WHERE datname = current_database()),
  list_state.tableoid) END`;

/**
 * Builds the column with the name of a database's current life, in a query of `list_state` (SCALE-2). Every database
 * has its own name. A restore to an earlier state gives a new name, even under a running server. All servers on one
 * PostgreSQL read the same name. A SQLite file has one server, so a random name for each start is enough.
 * `compileQuery` composes the column only once.
 */
export const buildIncarnationColumnSql = (database: ClubDatabase): RawBuilder<string | null> =>
  isPostgres(database) ? ofPostgres : sql<string>`${sql.lit(randomUUID())}`;

/**
 * Returns the name of the database's life (SCALE-3).
 * @throws an error with PostgreSQL's code for a replica that is not promoted
 */
export function requireDatabaseIncarnation(name: string | null): string {
  if (name !== null) return name;
  throw Object.assign(new Error('the database is a replica that is not promoted'), {
    code: '55000',
  });
}
