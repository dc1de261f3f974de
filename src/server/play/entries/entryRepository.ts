import type { Selectable } from 'kysely';
import type { EntryPerson, EntrySource, EntryStatus } from '../../../domain/play/model/entry';
import type { PersonWithNameConsent } from '../../../domain/play/people/playNames';
import type { PlayEntriesTable } from '../../db/playTables';
import type { ClubDatabase } from '../../db/tables';

export type StoredEntry = Selectable<PlayEntriesTable>;

export type NewEntry = EntryPerson & {
  /** Id of the entry, a UUID. */
  id: string;
  source: EntrySource;
  applicationId: number | null;
  /** The player of the application, possibly a forgotten one (PLAYER-60). */
  playerId?: string | null;
  consentVersion: string | null;
  /** Version of the text that allows showing the full name. Null: the full name is not allowed (SEEN-71). */
  publicNameConsent?: string | null;
  /** SHA-256 (hex) of the secret with which the player cancels. */
  cancelHash: string | null;
  /** ISO instant, UTC. */
  createdAt: string;
};

/** An entry or application in another tournament, found by its phone. */
export type EntryElsewhere = {
  phone: string;
  name: string;
  tournament_id: number;
  start_time: string;
  end_time: string | null;
};

const toPersonColumns = ({ givenName, familyName, phone, level }: EntryPerson) => ({
  given_name: givenName,
  family_name: familyName,
  phone,
  level,
});

/** Returns the persons with the consents that define the shown names, keyed by entry id. */
export const toNamedPersons = (rows: readonly StoredEntry[]): Map<string, PersonWithNameConsent> =>
  new Map(
    rows.map((row) => [
      row.id,
      {
        givenName: row.given_name,
        familyName: row.family_name,
        publicNameConsent: row.public_name_consent,
      },
    ]),
  );

/** All SQL of the people behind plays' entries. */
export function createEntryRepository(database: ClubDatabase) {
  return {
    /** Lists the entries of a play, unordered. */
    listByTournament: (tournamentId: number): Promise<StoredEntry[]> =>
      database
        .selectFrom('play_entries')
        .selectAll()
        .where('tournament_id', '=', tournamentId)
        .execute(),

    /** Returns those of the ids that already belong to an entry. */
    async listTaken(ids: readonly string[]): Promise<string[]> {
      const rows = await database
        .selectFrom('play_entries')
        .select('id')
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ id }) => id);
    },

    async add(
      tournamentId: number,
      entries: readonly (NewEntry & { status: EntryStatus })[],
    ): Promise<void> {
      await database
        .insertInto('play_entries')
        .values(
          entries.map((entry) => ({
            id: entry.id,
            tournament_id: tournamentId,
            application_id: entry.applicationId,
            ...toPersonColumns(entry),
            source: entry.source,
            status: entry.status,
            consent_version: entry.consentVersion,
            public_name_consent: entry.publicNameConsent ?? null,
            cancel_hash: entry.cancelHash,
            created_at: entry.createdAt,
            player_id: entry.playerId ?? null,
          })),
        )
        .execute();
    },

    find: (id: string): Promise<StoredEntry | undefined> =>
      database.selectFrom('play_entries').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Copies an entry's status from the play's changes to its row, for queries. */
    async setStatus(id: string, status: EntryStatus): Promise<void> {
      await database.updateTable('play_entries').set({ status }).where('id', '=', id).execute();
    },

    /**
     * Corrects a person who still has the expected version. The correction ends the consent to show the full name,
     * because it was given for the former name (SEEN-71).
     * @returns true when the person was corrected
     */
    async correct(id: string, expectedVersion: number, person: EntryPerson): Promise<boolean> {
      const row = await database
        .updateTable('play_entries')
        .set({
          ...toPersonColumns(person),
          version: expectedVersion + 1,
          player_id: null,
          public_name_consent: null,
        })
        .where('id', '=', id)
        .where('version', '=', expectedVersion)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the entries that are sign-ups without an application (APPLY-12). */
    async listSignUpsWithoutApplication(ids: readonly string[]): Promise<StoredEntry[]> {
      if (ids.length === 0) return [];
      return database
        .selectFrom('play_entries')
        .selectAll()
        .where('id', 'in', ids)
        .where('source', '=', 'signUp')
        .where('application_id', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    async setApplication(id: string, applicationId: number): Promise<void> {
      await database
        .updateTable('play_entries')
        .set({ application_id: applicationId })
        .where('id', '=', id)
        .execute();
    },

    /** Lists applications without an entry, oldest first. */
    listNewApplications: (tournamentId: number) =>
      database
        .selectFrom('applications as a')
        .leftJoin('play_entries as e', 'e.application_id', 'a.id')
        .select(['a.id', 'a.name', 'a.level', 'a.contact_phone', 'a.created_at', 'a.player_id'])
        .where('a.tournament_id', '=', tournamentId)
        .where('e.id', 'is', null)
        .orderBy('a.id')
        .execute(),

    /**
     * Lists confirmed and waiting entries of these phones in other tournaments of a day. For tournaments without a
     * started play, lists the applications (ROSTER-9).
     * @param date yyyy-MM-dd
     */
    async listOtherEntries(
      date: string,
      exceptId: number,
      phones: readonly string[],
    ): Promise<EntryElsewhere[]> {
      if (phones.length === 0) return [];
      const entered = await database
        .selectFrom('play_entries as e')
        .innerJoin('tournaments as t', 't.id', 'e.tournament_id')
        .select(['e.phone', 'e.given_name', 'e.family_name'])
        .select(['t.id as tournament_id', 't.start_time', 't.end_time'])
        .where('t.date', '=', date)
        .where('t.id', '<>', exceptId)
        .where('t.deleted_at', 'is', null)
        .where('e.status', 'in', ['confirmed', 'waiting'])
        .where('e.phone', 'in', phones)
        .execute();
      const applied = await database
        .selectFrom('applications as a')
        .innerJoin('tournaments as t', 't.id', 'a.tournament_id')
        .leftJoin('play_entries as e', 'e.application_id', 'a.id')
        .select(['a.contact_phone as phone', 'a.name'])
        .select(['t.id as tournament_id', 't.start_time', 't.end_time'])
        .where('t.date', '=', date)
        .where('t.id', '<>', exceptId)
        .where('t.deleted_at', 'is', null)
        .where('e.id', 'is', null)
        .where('a.contact_phone', 'in', phones)
        .execute();
      return [
        ...entered.map(({ given_name, family_name, phone, ...rest }) => ({
          ...rest,
          phone: phone!,
          name: `${given_name} ${family_name}`,
        })),
        ...applied,
      ];
    },
  };
}

export type EntryRepository = ReturnType<typeof createEntryRepository>;
