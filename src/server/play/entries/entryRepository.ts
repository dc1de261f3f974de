import type { Selectable } from 'kysely';
import type { EntryPerson, EntrySource, EntryStatus } from '../../../domain/play/model/entry';
import type { PersonWithNameConsent } from '../../../domain/play/people/playNames';
import type { PlayEntriesTable } from '../../db/playTables';
import type { ClubDatabase } from '../../db/tables';

/** The person behind an entry, as stored. */
export type StoredEntry = Selectable<PlayEntriesTable>;

/** A person who comes into a play. */
export type NewEntry = EntryPerson & {
  /** A UUID. */
  id: string;
  source: EntrySource;
  applicationId: number | null;
  /** PLAYER-60: the player of its application, who may be forgotten. */
  playerId?: string | null;
  consentVersion: string | null;
  /** SEEN-71: of the text by which the whole name may be shown; null: it may not. */
  publicNameConsent?: string | null;
  /** SHA-256, hex. */
  cancelHash: string | null;
  /** ISO instant, UTC. */
  createdAt: string;
};

/** An entry in another tournament, or an application to it, of somebody with a phone. */
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

/** Who is shown by which name, by the entry's id. */
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

/** All SQL of the persons behind the entries of plays. */
export function createEntryRepository(database: ClubDatabase) {
  return {
    /** Those of a play, in no order. */
    listByTournament: (tournamentId: number): Promise<StoredEntry[]> =>
      database
        .selectFrom('play_entries')
        .selectAll()
        .where('tournament_id', '=', tournamentId)
        .execute(),

    /** Which of the ids are taken. */
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
     * Corrects a person who still has the expected version. The consent to be shown by the whole name (SEEN-71)
     * was given for the name as it was, and ends.
     * @returns whether it did
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

    /** APPLY-12: which of these entries are sign-ups that have no application yet. */
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

    /** Applications that have no entry yet, in the order in which they came. */
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
     * ROSTER-9: who is confirmed or waits in another tournament of a day, or has applied there where its
     * play has not started.
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
