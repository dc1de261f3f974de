import type { EntryPerson } from '../../../domain/play/model/entry';
import { formatFullName } from '../../../domain/play/people/names';
import { normalizeName, toNameKey } from '../../../domain/lib/sameName';
import { toIdentityKey, type IdentityKey } from '../../../domain/players/identity/identityKey';
import { isPersonCorrection } from '../../../domain/players/identity/possibleDuplicate';
import { addCorrection, pickChanges } from '../../../domain/players/card/playerCorrection';
import { PLAYER_NOTE_LENGTH_MAX } from '../../../domain/players/playerWire';
import type { ClubDatabase } from '../../db/tables';
import type { StoredEntry } from '../../play/entries/entryRepository';
import { listPlayersByName } from './namesakes';
import { readPlayerAliases } from './playerAliases';
import { parseCorrection } from './playerCorrections';

/** Creates a key from any name, including one that identifies no player. */
const toKey = (name: string, phone: string | null): IdentityKey => ({
  phone: phone ?? '',
  nameKey: toNameKey(name),
});

/** True when the club has other data of a player than one entry and its application. */
async function isKnownElsewhere(
  database: ClubDatabase,
  playerId: string,
  { id, application_id: applicationId }: StoredEntry,
): Promise<boolean> {
  const entries = await database
    .selectFrom('play_entries')
    .select('id')
    .where('player_id', '=', playerId)
    .where('id', '<>', id)
    .limit(1)
    .execute();
  const applications = await database
    .selectFrom('applications')
    .select('id')
    .where('player_id', '=', playerId)
    .where('id', '<>', applicationId ?? 0)
    .limit(1)
    .execute();
  return entries.length + applications.length > 0;
}

/** True for a player that is merged into another one, or into which another one is merged. */
async function isMerged(database: ClubDatabase, playerId: string): Promise<boolean> {
  const links = await database
    .selectFrom('players')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        eb('merged_into', '=', playerId),
        and([eb('id', '=', playerId), eb('merged_into', 'is not', null)]),
      ]),
    )
    .limit(1)
    .execute();
  return links.length > 0;
}

/**
 * Removes all data of a player except the id, by which a backup can forget the player (PLAYER-65). The club's note
 * moves to the other player if both notes fit into one. The card's correction moves if the other player has none.
 */
async function absorb(database: ClubDatabase, playerId: string, into: string): Promise<void> {
  const read = (id: string) =>
    database
      .selectFrom('players')
      .select(['note', 'correction'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const [own, other] = [await read(playerId), await read(into)];
  const note = [other.note, own.note].filter(Boolean).join('\n');
  const isFitting = note.length <= PLAYER_NOTE_LENGTH_MAX;
  if ((own.note !== '' && isFitting) || own.correction !== null) {
    await database
      .updateTable('players')
      .set(({ eb }) => ({
        ...(isFitting && { note }),
        correction: other.correction ?? own.correction,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', into)
      .execute();
  }
  await database
    .updateTable('players')
    .set(({ eb }) => ({
      ...{ phone: '', name_key: '', correction: null, merged_into: into },
      version: eb('version', '+', 1),
      ...(isFitting && { note: '' }),
    }))
    .where('id', '=', playerId)
    .execute();
}

/** Adds the desk's changes to the correction on the player's card, because they are newer (PLAYER-87). */
async function updateCardCorrection(
  database: ClubDatabase,
  playerId: string,
  changes: Partial<EntryPerson>,
  at: string,
): Promise<void> {
  const { resolve } = await readPlayerAliases(database);
  const row = await database
    .selectFrom('players')
    .select(['id', 'correction'])
    .where('id', '=', resolve(playerId))
    .executeTakeFirst();
  const known = parseCorrection(row?.correction ?? null);
  if (!row || !known) return;
  await database
    .updateTable('players')
    .set(({ eb }) => ({
      correction: JSON.stringify(addCorrection(known, changes, at)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
}

/**
 * Updates players after the desk's correction of a person (PLAYER-1). A person without other data stays the same
 * player, with note, wishes and id. The former phone and name are not kept. Any other person is matched again.
 * @param database the transaction of the correction
 * @param entry the entry before the correction
 * @param at instant of the correction, ISO in UTC
 */
export async function followPersonCorrection(
  database: ClubDatabase,
  entry: StoredEntry,
  person: EntryPerson,
  at: string,
): Promise<void> {
  const { player_id: playerId, given_name, family_name, phone: phoneBefore, level } = entry;
  if (playerId === null) return;
  const before = { givenName: given_name, familyName: family_name, phone: phoneBefore, level };
  const name = formatFullName(person);
  if (!isPersonCorrection(toKey(formatFullName(before), phoneBefore), toKey(name, person.phone)))
    return;
  await updateCardCorrection(database, playerId, pickChanges(before, person), at);
  if (await isKnownElsewhere(database, playerId, entry)) return;
  const { phone, nameKey } = toIdentityKey(name, person.phone);
  const name_key = nameKey && normalizeName(name);
  const others = (await listPlayersByName(database, [nameKey])).filter(
    (one) => one.phone === phone && one.id !== playerId,
  );
  const other = others.find((one) => one.name === name_key) ?? others[0];
  if (!other) {
    await database
      .updateTable('players')
      .set(({ eb }) => ({ phone, name_key, version: eb('version', '+', 1) }))
      .where('id', '=', playerId)
      .execute();
  } else if (await isMerged(database, playerId)) return;
  else await absorb(database, playerId, other.id);
  const player_id = other?.id ?? playerId;
  await database
    .updateTable('play_entries')
    .set({ player_id })
    .where('id', '=', entry.id)
    .execute();
  await database
    .updateTable('applications')
    .set({ player_id })
    .where('player_id', '=', playerId)
    .execute();
}
