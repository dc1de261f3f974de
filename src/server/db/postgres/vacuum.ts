import { sql } from 'kysely';
import { runEach, throwFailures } from '../../lib/runEach';
import type { Tables } from '../tables';
import { connectPostgres } from './open';

/** A vacuum of a large table takes longer than the limits of other statements. */
const WITHOUT_LIMIT = { statement_timeout: 0, query_timeout: 0 };

/**
 * Removes replaced and deleted rows from these tables. Renews the statistics, which contain frequent values in plain
 * text (PLAYER-78, PLAYER-82). The vacuum uses a separate connection.
 * @param url postgres://user:password@host:port/database
 * @param ending closes the connection, which makes the vacuum fail
 */
export async function vacuumTables(
  url: string,
  tables: readonly (keyof Tables)[],
  ending?: AbortSignal,
): Promise<void> {
  ending?.throwIfAborted();
  const database = connectPostgres(url, WITHOUT_LIMIT);
  const giveUp = () => void database.destroy();
  ending?.addEventListener('abort', giveUp);
  try {
    await database.connection().execute(async (connection) => {
      // The role or the database may have its own limit.
      await sql`SET statement_timeout = 0`.execute(connection);
      const vacuum = (table: keyof Tables) => () =>
        sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(connection);
      throwFailures(await runEach(tables.map(vacuum), ending));
    });
  } finally {
    ending?.removeEventListener('abort', giveUp);
    if (!ending?.aborted) await database.destroy();
  }
}
