import { toPhoneKey } from '../../../domain/fields/playerPhone';
import { formatFullName } from '../../../domain/play/people/names';
import { toNameKey } from '../../../domain/lib/sameName';
import {
  isIdentityMatch,
  isStillSamePerson,
  type Identity,
} from '../../../domain/players/forgetting/anonymise';
import type { ClubDatabase } from '../../db/tables';
import { listPlayersByName, listPlayersByPhone } from '../identity/namesakes';
import { readPlayerAliases } from '../identity/playerAliases';
import { parseCorrection } from '../identity/playerCorrections';
import { neverAcceptedSql } from '../../play/entries/reviewEntries';

type Named = { name: string; phone: string | null };
type PersonEntry = Named & { id: string; tournamentId: number; applicationId: number | null };
type PersonApplication = Named & { id: number; tournamentId: number };

export type PersonRecords = {
  /** Ids of the player, of those merged with them, and of unused players of the same person. */
  playerIds: string[];
  entries: PersonEntry[];
  applications: PersonApplication[];
  identity: Identity;
};

const queryEntries = (database: ClubDatabase) =>
  database
    .selectFrom('play_entries')
    .select(['id', 'tournament_id', 'application_id', 'given_name', 'family_name', 'phone'])
    .select('player_id');

type EntryRow = Awaited<ReturnType<ReturnType<typeof queryEntries>['execute']>>[number];

const toEntry = (row: EntryRow): PersonEntry => ({
  id: row.id,
  tournamentId: row.tournament_id,
  applicationId: row.application_id,
  name: formatFullName({ givenName: row.given_name, familyName: row.family_name }),
  phone: row.phone,
});

const queryApplications = (database: ClubDatabase) =>
  database
    .selectFrom('applications')
    .select(['id', 'tournament_id as tournamentId', 'name', 'contact_phone as phone'])
    .select('player_id');

/** Lists a player, those merged with them, and those of the same phone whose names look the same (PLAYER-85). */
async function listSamePlayers(database: ClubDatabase, id: string): Promise<string[]> {
  const { listMerged } = await readPlayerAliases(database);
  const ids = new Set(listMerged(id));
  const phones = await database
    .selectFrom('players')
    .select(['id', 'phone', 'name_key'])
    .where('id', 'in', [...ids])
    .execute();
  const others = await listPlayersByPhone(
    database,
    phones.map(({ phone }) => phone),
  );
  for (const own of phones) {
    const nameKey = toNameKey(own.name_key);
    for (const other of others) {
      if (other.phone !== own.phone || other.nameKey !== nameKey) continue;
      for (const one of listMerged(other.id)) ids.add(one);
    }
  }
  return [...ids];
}

/** Adds the entries' applications and the applications' entries, except those corrected to another person. */
async function addLinked(
  database: ClubDatabase,
  entries: PersonEntry[],
  applications: PersonApplication[],
): Promise<void> {
  const own = new Map(applications.map((one) => [one.id, one]));
  const ownEntries = new Map(entries.map((one) => [one.applicationId, one]));
  const asked = entries.flatMap(({ applicationId }) => applicationId ?? []);
  const linkedApplications = asked.length
    ? await queryApplications(database).where('id', 'in', asked).execute()
    : [];
  const linkedEntries = own.size
    ? await queryEntries(database)
        .where('application_id', 'in', [...own.keys()])
        .execute()
    : [];
  for (const one of linkedApplications) {
    if (!own.has(one.id) && isStillSamePerson(one, ownEntries.get(one.id)!)) applications.push(one);
  }
  const ids = new Set(entries.map(({ id }) => id));
  for (const row of linkedEntries) {
    const entry = toEntry(row);
    if (!ids.has(entry.id) && isStillSamePerson(entry, own.get(entry.applicationId!)!)) {
      entries.push(entry);
    }
  }
}

function toIdentity(
  players: readonly { phone: string; name_key: string; correction: string | null }[],
  rows: readonly Named[],
): Identity {
  const corrected = players.flatMap(({ correction }) => parseCorrection(correction) ?? []);
  const named = [...rows, ...corrected.map((one) => ({ ...one, name: formatFullName(one) }))];
  const phones = [
    ...players.map(({ phone }) => phone),
    ...named.flatMap(({ phone }) => [phone ?? '', toPhoneKey(phone ?? '')]),
  ];
  const names = [
    ...players.map(({ name_key }) => toNameKey(name_key)),
    ...named.map(({ name }) => toNameKey(name)),
  ];
  return { phones: new Set(phones.filter(Boolean)), names: new Set(names.filter(Boolean)) };
}

/** Finds sign-ups that were never accepted. They have no player, and are matched by phone and name (PLAYER-1). */
async function findNeverAcceptedEntries(
  database: ClubDatabase,
  identity: Identity,
): Promise<PersonEntry[]> {
  if (identity.phones.size === 0) return [];
  const rows = await queryEntries(database)
    .where(neverAcceptedSql)
    .where('player_id', 'is', null)
    .where('phone', 'in', [...identity.phones])
    .execute();
  return rows
    .map(toEntry)
    .filter(({ name, phone }) => phone !== null && isIdentityMatch(identity, name, phone));
}

/** Lists players with the given phones or names and without data beyond the rows already found. */
async function listUnusedPlayers(
  database: ClubDatabase,
  { playerIds, entries, applications }: PersonRecords,
  column: 'phone' | 'id',
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const entryIds = entries.map(({ id }) => id);
  const applicationIds = applications.map(({ id }) => id);
  const rows = await database
    .selectFrom('players as p')
    .select('p.id')
    .where(`p.${column}`, 'in', values)
    .where('p.id', 'not in', playerIds)
    .where('p.note', '=', '')
    .where('p.merged_into', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('players as o').select('o.id').whereRef('o.merged_into', '=', 'p.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('play_entries as e')
            .select('e.id')
            .whereRef('e.player_id', '=', 'p.id')
            .$if(entryIds.length > 0, (query) => query.where('e.id', 'not in', entryIds)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.player_id', '=', 'p.id')
            .$if(applicationIds.length > 0, (query) =>
              query.where('a.id', 'not in', applicationIds),
            ),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds players of the same full name without other data, for example with a corrected phone (PLAYER-60). An export
 * omits them, because their owner is uncertain.
 * @param isMeant true for a player that may be added
 */
export async function addUnusedNamesakes(
  database: ClubDatabase,
  records: PersonRecords,
  isMeant: (playerId: string) => boolean = () => true,
): Promise<PersonRecords> {
  const fullNames = [...records.identity.names].filter((name) => name.includes(' '));
  const namesakes = await listPlayersByName(database, fullNames);
  const ids = namesakes.map((one) => one.id);
  const left = await listUnusedPlayers(database, records, 'id', ids);
  return { ...records, playerIds: [...records.playerIds, ...left.filter(isMeant)] };
}

/**
 * Finds a person's records. Null for an unknown or already forgotten player (PLAYER-60).
 * @param isMeant true for a merged player that may be included
 */
export async function findPersonRecords(
  database: ClubDatabase,
  id: string,
  isMeant: (playerId: string) => boolean = () => true,
): Promise<PersonRecords | null> {
  const playerIds = (await listSamePlayers(database, id)).filter(isMeant);
  const players = await database
    .selectFrom('players')
    .select(['id', 'phone', 'name_key', 'forgotten_at', 'correction'])
    .where('id', 'in', playerIds)
    .execute();
  if (!players.some((one) => one.id === id && one.forgotten_at === null)) return null;
  const rows = await queryEntries(database).where('player_id', 'in', playerIds).execute();
  const entries = rows.map(toEntry);
  const applications: PersonApplication[] = await queryApplications(database)
    .where('player_id', 'in', playerIds)
    .execute();
  await addLinked(database, entries, applications);
  const identity = toIdentity(players, [...entries, ...applications]);
  entries.push(...(await findNeverAcceptedEntries(database, identity)));
  const records = { playerIds, entries, applications, identity };
  // Such a player may have a corrected name.
  const left = await listUnusedPlayers(database, records, 'phone', [...identity.phones]);
  return { ...records, playerIds: [...playerIds, ...left.filter(isMeant)] };
}

/** Separates the players that are merged with these ones but are not among them. */
export async function unmergeOthers(
  database: ClubDatabase,
  { playerIds }: Pick<PersonRecords, 'playerIds'>,
): Promise<void> {
  await database
    .updateTable('players')
    .set(({ eb }) => ({ merged_into: null, version: eb('version', '+', 1) }))
    .where(({ or, and, eb }) =>
      or([
        and([eb('id', 'in', playerIds), eb('merged_into', 'not in', playerIds)]),
        and([eb('id', 'not in', playerIds), eb('merged_into', 'in', playerIds)]),
      ]),
    )
    .execute();
}
