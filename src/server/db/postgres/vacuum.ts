import { sql } from 'kysely';
import type { ClubDatabase, Tables } from '../tables';

/**
 * PLAYER-78: has PostgreSQL remove from these tables what was replaced or deleted, and count its statistics anew, which
 * hold frequent values in plain text. No transaction may be under way here.
 */
export async function vacuumTables(
  database: ClubDatabase,
  tables: readonly (keyof Tables)[],
): Promise<void> {
  for (const table of tables) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(database);
}
