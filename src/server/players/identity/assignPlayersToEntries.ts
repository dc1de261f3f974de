import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPhone } from '../../../domain/fields/phone';
import { toPhoneKey } from '../../../domain/fields/playerPhone';
import { normalizeName } from '../../../domain/lib/sameName';
import { formatFullName } from '../../../domain/play/people/names';
import { toIdentityKey, type IdentityKey } from '../../../domain/players/identity/identityKey';
import { getIsoNow, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { neverAcceptedSql } from '../../play/entries/reviewEntries';
import { listMixedKeys } from './mixedKeys';
import { listPlayersByName, listPlayersByPhone, type StoredPlayer } from './namesakes';
import { readPlayerAliases } from './playerAliases';

/** Number of rows in one transaction, during which other requests wait. */
const ROWS_AT_ONCE = 100;

type Unassigned = IdentityKey & {
  /** The name in a stored player's form. Empty when the key is empty. */
  name: string;
  table: 'play_entries' | 'applications';
  id: string | number;
  /** Null for an application. Two entries with the same name in one roster are two players. */
  tournamentId: number | null;
};

function toStoredKey(fullName: string, phone: string | null): IdentityKey & { name: string } {
  const key = toIdentityKey(fullName, phone);
  return { ...key, name: key.nameKey && normalizeName(fullName) };
}

async function listUnassigned(database: ClubDatabase): Promise<Unassigned[]> {
  const entries = await database
    .selectFrom('play_entries')
    .select(['id', 'tournament_id', 'given_name as givenName', 'family_name as familyName'])
    .select('phone')
    .where('player_id', 'is', null)
    .where(({ not }) => not(neverAcceptedSql))
    .limit(ROWS_AT_ONCE)
    .execute();
  const applications = await database
    .selectFrom('applications')
    .select(['id', 'name', 'contact_phone'])
    .where('player_id', 'is', null)
    .limit(ROWS_AT_ONCE - entries.length)
    .execute();
  const rows: Unassigned[] = [
    ...entries.map(({ id, tournament_id, phone, ...names }) => ({
      table: 'play_entries' as const,
      id,
      tournamentId: tournament_id,
      ...toStoredKey(formatFullName(names), phone),
    })),
    ...applications.map(({ id, name, contact_phone }) => ({
      table: 'applications' as const,
      id,
      tournamentId: null,
      ...toStoredKey(name, contact_phone),
    })),
  ];
  // Rows with a phone come first, because their matches are the most certain.
  return rows.sort((one, other) => Number(one.phone === '') - Number(other.phone === ''));
}

/** Finds candidates for rows: players of the same phone. A missing or differently written phone is matched by name. */
async function findNamesakes(
  database: ClubDatabase,
  rows: readonly IdentityKey[],
): Promise<StoredPlayer[]> {
  const named = rows.filter(({ phone }) => !isPhone(phone));
  if (rows.length === 0) return [];
  const { resolve } = await readPlayerAliases(database);
  const stored = [
    ...(await listPlayersByPhone(database, rows.map(({ phone }) => phone).filter(isPhone))),
    ...(await listPlayersByName(
      database,
      named.map(({ nameKey }) => nameKey),
    )),
  ];
  return [
    ...stored.map((one) => ({ ...one, mergedInto: one.mergedInto && resolve(one.id) })),
    ...(await listMixedKeys(database, resolve)),
  ];
}

/**
 * Finds the player with the same name and phone, in any notation. The same spelling precedes one that only looks alike.
 */
function findSame(known: readonly StoredPlayer[], { phone, name, nameKey }: Unassigned) {
  const same = known.filter((one) => one.nameKey === nameKey && toPhoneKey(one.phone) === phone);
  return same.find((one) => one.name === name) ?? same[0];
}

/** Finds the only player of a row's name, for a row without a phone. */
function findOnlyNamesake(known: readonly StoredPlayer[], { phone, nameKey }: Unassigned) {
  if (phone !== '') return undefined;
  const namesakes = known.filter((one) => one.nameKey === nameKey);
  const ids = new Set(namesakes.map(({ id, mergedInto }) => mergedInto ?? id));
  return ids.size === 1 ? [...ids][0] : undefined;
}

type NewPlayer = Pick<StoredPlayer, 'phone' | 'name'>;

/** Returns the player of this key, and adds a missing one. */
async function addPlayer(
  database: ClubDatabase,
  { phone, name }: NewPlayer,
  createdAt: string,
): Promise<string> {
  const { id } = await database
    .insertInto('players')
    .values({ id: randomUUID(), phone, name_key: name, created_at: createdAt })
    // The update changes nothing, but locks an existing row against deletion (PLAYER-83).
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'name_key'])
        .where('name_key', '<>', sql.lit(''))
        .doUpdateSet(({ ref }) => ({ phone: ref('excluded.phone') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a known player against deletion (PLAYER-83). Adds the player again if they were deleted already. */
async function holdPlayer(
  database: ClubDatabase,
  { id, ...player }: NewPlayer & { id: string },
  createdAt: string,
): Promise<string> {
  const held = await database
    .updateTable('players')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return held?.id ?? addPlayer(database, player, createdAt);
}

/** Selects the roster's other entries of the same player. */
const selectOthers = (
  database: ClubDatabase,
  { id, tournamentId }: { id: Unassigned['id']; tournamentId: number },
  playerId: string,
) =>
  database
    .selectFrom('play_entries')
    .select('id')
    .where('player_id', '=', playerId)
    .where('tournament_id', '=', tournamentId)
    .where('status', 'in', ['confirmed', 'waiting', 'review'])
    .where('id', '<>', String(id));

/**
 * Finds the player of a row. A row with a phone takes the player from the roster's rows without a phone, which are
 * matched again. A row without a phone gets a new player in this case.
 */
async function identifyPlayer(
  database: ClubDatabase,
  row: Unassigned,
  known: StoredPlayer[],
  createdAt: string,
): Promise<string> {
  const { id, phone, name, nameKey, tournamentId } = row;
  const same = findSame(known, row);
  const playerId = same
    ? await holdPlayer(database, same, createdAt)
    : (findOnlyNamesake(known, row) ?? (await addPlayer(database, row, createdAt)));
  // A later row matches this player only by name.
  if (nameKey !== '' && !known.some((one) => one.id === playerId)) {
    known.push({ id: playerId, phone, name, nameKey, mergedInto: null });
  }
  if (tournamentId === null || nameKey === '') return playerId;
  const others = selectOthers(database, { id, tournamentId }, playerId);
  if (phone !== '') {
    await database
      .updateTable('play_entries')
      .set({ player_id: null })
      .where('id', 'in', others.where('phone', 'is', null))
      .execute();
    return playerId;
  }
  const isTaken = await others.executeTakeFirst();
  // The player is added without a name, so no later row matches it.
  return isTaken ? addPlayer(database, { phone, name: '' }, createdAt) : playerId;
}

/**
 * Finds the player of each application and entry without one (PLAYER-1): of new rows, rows written by another program,
 * and corrected ones. A sign-up that was never accepted gets no player (PLAYER-2).
 * @param pause awaited after each part
 * @param ending when aborted, the next run matches the remaining rows
 */
export async function assignPlayersToEntries(
  database: ClubDatabase,
  clock: Clock,
  pause: () => Promise<void> = nextTurn,
  ending?: AbortSignal,
): Promise<void> {
  while (!ending?.aborted) {
    const isDone = await withTransaction(database, async (transaction) => {
      const rows = await listUnassigned(transaction);
      const known = await findNamesakes(transaction, rows);
      for (const row of rows) {
        const player_id = await identifyPlayer(transaction, row, known, getIsoNow(clock));
        const { table, id } = row;
        await transaction.updateTable(table).set({ player_id }).where('id', '=', id).execute();
      }
      // The last rows may have taken players from other rows, which another pass matches.
      return rows.length === 0;
    });
    if (isDone) return;
    await pause();
  }
}
