import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { assignPlayersToEntries } from './assignPlayersToEntries';

/** Minimum number of players deleted at once. Merged players are deleted together. */
const PLAYERS_AT_ONCE = 100;

/**
 * SQL for both databases that lists players without an entry or application. Entries of merged players count too
 * (`whole`). Forgotten players remain, for backups (PLAYER-65).
 */
export const UNUSED_PLAYERS_SQL = `
  WITH RECURSIVE parts(id, whole) AS (
    SELECT p.id, p.id FROM players p WHERE p.merged_into IS NULL
    UNION ALL
    SELECT p.id, parts.whole FROM players p JOIN parts ON p.merged_into = parts.id
  )
  SELECT parts.id, parts.whole FROM parts WHERE parts.whole NOT IN (
    SELECT used.whole FROM parts used JOIN (
      SELECT player_id FROM play_entries WHERE player_id IS NOT NULL
      UNION SELECT player_id FROM applications WHERE player_id IS NOT NULL
      UNION SELECT id FROM players WHERE forgotten_at IS NOT NULL
    ) pointers ON pointers.player_id = used.id
  )`;

/** Lists the first unused players, with all players merged with them. */
async function listUnused(database: ClubDatabase): Promise<string[]> {
  const query = sql.raw<{ id: string; whole: string }>(`${UNUSED_PLAYERS_SQL} ORDER BY whole`);
  const { rows } = await query.execute(database);
  const last = rows[PLAYERS_AT_ONCE]?.whole;
  const end = last === undefined ? -1 : rows.findLastIndex(({ whole }) => whole === last);
  return (end === -1 ? rows : rows.slice(0, end + 1)).map(({ id }) => id);
}

/**
 * Deletes the first unused players.
 * @returns the number of unused players
 */
const removeSome = (database: ClubDatabase, clock: Clock): Promise<number> =>
  withTransaction(database, async (transaction) => {
    // The player of a new row may be among the unused ones.
    await assignPlayersToEntries(transaction, clock);
    const found = await listUnused(transaction);
    if (found.length === 0) return 0;
    // The update locks the players. `assignPlayersToEntries` of another server waits, and then no longer finds them.
    await transaction
      .updateTable('players')
      .set(({ ref }) => ({ version: ref('version') }))
      .where('id', 'in', found)
      .execute();
    const still = new Set(await listUnused(transaction));
    const ids = found.filter((id) => still.has(id));
    if (ids.length === 0) return 0;
    await transaction.deleteFrom('player_invitations').where('player_id', 'in', ids).execute();
    await transaction
      .deleteFrom('player_wishes')
      .where(({ or, eb }) => or([eb('one_id', 'in', ids), eb('other_id', 'in', ids)]))
      .execute();
    await transaction.deleteFrom('players').where('id', 'in', ids).execute();
    return ids.length;
  });

/**
 * Deletes players without remaining data, with their notes (PLAYER-83).
 * @param pause awaited after each part
 * @param ending when aborted, the next run deletes the remaining players
 */
export async function removeUnusedPlayers(
  database: ClubDatabase,
  clock: Clock,
  pause: () => Promise<void> = nextTurn,
  ending?: AbortSignal,
): Promise<void> {
  while (!ending?.aborted && (await removeSome(database, clock)) > 0) await pause();
}
