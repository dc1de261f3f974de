import type { EntryPerson } from '../../../domain/play/model/entry';
import { formatFullName } from '../../../domain/play/people/names';
import { normalizeName, toNameKey } from '../../../domain/lib/sameName';
import { toIdentityKey, type IdentityKey } from '../../../domain/players/identity/identityKey';
import { isPersonCorrection } from '../../../domain/players/identity/possibleDuplicate';
import { PLAYER_NOTE_LENGTH_MAX } from '../../../domain/players/playerWire';
import type { ClubDatabase } from '../../db/tables';
import type { StoredEntry } from '../../play/entries/entryRepository';
import { listPlayersByName } from './namesakes';

/** Keyed by any name, including those that identify no player. */
const toKey = (name: string, phone: string | null): IdentityKey => ({
  phone: phone ?? '',
  nameKey: toNameKey(name),
});

/** True when the club has more data of a player than one entry and its application. */
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

/** True for a player merged into another one, or with another one merged into them. */
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
 * Leaves only the id of a player, by which a backup knows whom to forget (PLAYER-65). The club's note moves to the
 * other player if both notes fit.
 */
async function absorb(database: ClubDatabase, playerId: string, into: string): Promise<void> {
  const noteOf = async (id: string) =>
    (
      await database
        .selectFrom('players')
        .select('note')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).note;
  const own = await noteOf(playerId);
  const note = [await noteOf(into), own].filter(Boolean).join('\n');
  const isFitting = note.length <= PLAYER_NOTE_LENGTH_MAX;
  if (own !== '' && isFitting) {
    await database
      .updateTable('players')
      .set(({ eb }) => ({ note, version: eb('version', '+', 1) }))
      .where('id', '=', into)
      .execute();
  }
  await database
    .updateTable('players')
    .set(({ eb }) => ({
      ...{ phone: '', name_key: '', merged_into: into, version: eb('version', '+', 1) },
      ...(isFitting && { note: '' }),
    }))
    .where('id', '=', playerId)
    .execute();
}

/**
 * Follows the desk's correction of a person (PLAYER-1). A person without other data stays the same player, with note,
 * wishes and id. Neither the former phone nor the former name is kept. Any other person is matched again.
 * @param database within the transaction of the correction
 * @param entry before the correction
 */
export async function followPersonCorrection(
  database: ClubDatabase,
  entry: StoredEntry,
  person: EntryPerson,
): Promise<void> {
  const playerId = entry.player_id;
  if (playerId === null) return;
  const nameBefore = formatFullName({ givenName: entry.given_name, familyName: entry.family_name });
  const name = formatFullName(person);
  if (!isPersonCorrection(toKey(nameBefore, entry.phone), toKey(name, person.phone))) return;
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
