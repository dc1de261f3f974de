import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { isPostgres } from './json';
import type { ClubDatabase } from './tables';

/**
 * A name for this database as it is: another one has another name, and so has the same one after it
 * was put back to an earlier state. All servers on one PostgreSQL get the same name: its cluster's, its
 * timeline's, which a recovery or a failover changes, and the table's, which a restored dump makes anew.
 * A SQLite file has one server, for which its start is enough.
 */
export async function instanceOf(database: ClubDatabase): Promise<string> {
  if (!isPostgres(database)) return randomUUID();
  const { rows } = await sql<{ name: string }>`
    SELECT concat_ws('-', system_identifier, timeline_id, 'list_state'::regclass::oid::bigint) AS name
    FROM pg_control_system(), pg_control_checkpoint()`.execute(database);
  return rows[0]!.name;
}
