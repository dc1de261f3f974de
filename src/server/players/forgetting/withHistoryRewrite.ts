import { sql } from 'kysely';
import { isPostgres } from '../../db/jsonSql';
import type { ClubDatabase } from '../../db/tables';

const ON_SQLITE = 'tournament_history_keeps_entries';
const ON_POSTGRES = 'tournament_history_refuses_update';

/**
 * Rewrites lines of the tournaments' history. The trigger that refuses this is off only during the work. A failing
 * transaction restores it.
 * @param transaction a writing one, which excludes other writes
 */
export async function withHistoryRewrite(
  transaction: ClubDatabase,
  work: () => Promise<void>,
): Promise<void> {
  if (isPostgres(transaction)) {
    const setTrigger = (state: 'disable' | 'enable') =>
      sql`alter table tournament_history ${sql.raw(state)} trigger ${sql.ref(ON_POSTGRES)}`.execute(
        transaction,
      );
    await setTrigger('disable');
    await work();
    await setTrigger('enable');
    return;
  }
  const { rows } = await sql<{
    sql: string;
  }>`select sql from sqlite_master where type = 'trigger' and name = ${ON_SQLITE}`.execute(
    transaction,
  );
  await sql`drop trigger if exists ${sql.ref(ON_SQLITE)}`.execute(transaction);
  await work();
  for (const trigger of rows) await sql.raw(trigger.sql).execute(transaction);
}
