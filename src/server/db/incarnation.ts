import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { isPostgres } from './jsonSql';
import type { ClubDatabase } from './tables';

/**
 * The server's start time changes with a restore of its files and with a failover, since every replica has
 * a start of its own and is promoted at most once after it. The oids of database and table change with a
 * restored dump or a copied database. Null on a replica that is not promoted. The timeline would tell as
 * well, but some hosts of databases do not let it be read.
 */
const ofPostgres = sql<string | null>`CASE WHEN NOT pg_is_in_recovery() THEN concat_ws('-',
  to_hex((extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint),
  (SELECT oid FROM pg_database WHERE datname = current_database()),
  list_state.tableoid) END`;

/**
 * SCALE-2: a name for a database as it is, in a query of `list_state`: another one has another name, and
 * so has the same one after it was put back to an earlier state, also under a running server. All
 * servers on one PostgreSQL read the same name. A SQLite file has one server, for which its start is
 * enough: there a query gives the name with which it was composed, once (`compileQuery`).
 */
export const buildIncarnationColumnSql = (database: ClubDatabase): RawBuilder<string | null> =>
  isPostgres(database) ? ofPostgres : sql<string>`${sql.lit(randomUUID())}`;

/**
 * SCALE-3: the name that was read.
 * @throws an error with PostgreSQL's own code for what a replica cannot do before it is promoted
 */
export function requireDatabaseIncarnation(name: string | null): string {
  if (name !== null) return name;
  throw Object.assign(new Error('the database is a replica that is not promoted'), {
    code: '55000',
  });
}
