import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatFullName } from '../../../domain/play/people/names';
import { toIdentityKey, type IdentityKey } from '../../../domain/players/identity/identityKey';
import { getIsoNow, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';

/** Rows that are given their players at once: everybody waits meanwhile. */
const ROWS_AT_ONCE = 100;

type Unassigned = IdentityKey & { table: 'play_entries' | 'applications'; id: string | number };

async function listUnassigned(database: ClubDatabase): Promise<Unassigned[]> {
  const entries = await database
    .selectFrom('play_entries')
    .select(['id', 'given_name as givenName', 'family_name as familyName', 'phone'])
    .where('player_id', 'is', null)
    .limit(ROWS_AT_ONCE)
    .execute();
  const applications = await database
    .selectFrom('applications')
    .select(['id', 'name', 'contact_phone'])
    .where('player_id', 'is', null)
    .limit(ROWS_AT_ONCE - entries.length)
    .execute();
  return [
    ...entries.map(({ id, phone, ...names }) => ({
      table: 'play_entries' as const,
      id,
      ...toIdentityKey(formatFullName(names), phone),
    })),
    ...applications.map(({ id, name, contact_phone }) => ({
      table: 'applications' as const,
      id,
      ...toIdentityKey(name, contact_phone),
    })),
  ];
}

/** The player of a row, who is added where there is none yet. */
async function addPlayer(
  database: ClubDatabase,
  { phone, nameKey }: IdentityKey,
  createdAt: string,
): Promise<string> {
  const added = await database
    .insertInto('players')
    .values({ id: randomUUID(), phone, name_key: nameKey, created_at: createdAt })
    // Without columns: the unique index is a partial one, which leaves out players without a name.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const { id } = await database
    .selectFrom('players')
    .select('id')
    .where('phone', '=', phone)
    .where('name_key', '=', nameKey)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * PLAYER-1: finds the player of each application and entry that has none yet: new ones, those that another program
 * wrote, and those whose person was corrected.
 * @param pause is awaited after each part
 * @param ending tells it to leave the rest to the next time
 */
export async function assignPlayers(
  database: ClubDatabase,
  clock: Clock,
  pause: () => Promise<void> = nextTurn,
  ending?: AbortSignal,
): Promise<void> {
  while (!ending?.aborted) {
    const isDone = await withTransaction(database, async (transaction) => {
      const rows = await listUnassigned(transaction);
      for (const { table, id, ...key } of rows) {
        const player_id = await addPlayer(transaction, key, getIsoNow(clock));
        await transaction.updateTable(table).set({ player_id }).where('id', '=', id).execute();
      }
      return rows.length < ROWS_AT_ONCE;
    });
    if (isDone) return;
    await pause();
  }
}
