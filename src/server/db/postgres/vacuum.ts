import { sql } from 'kysely';
import { runEach, throwFailures } from '../../lib/runEach';
import type { Tables } from '../tables';
import { connectPostgres } from './open';

/** Of a large table a vacuum takes longer than any other statement may. */
const WITHOUT_LIMIT = { statement_timeout: 0, query_timeout: 0 };

/**
 * PLAYER-78, PLAYER-82: has PostgreSQL remove from these tables what was replaced or deleted, and count its statistics
 * anew, which hold frequent values in plain text. It has a connection of its own.
 * @param url postgres://user:password@host:port/database
 * @param ending gives the connection up, which fails it
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
      // The role or the database may have a limit of its own.
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
