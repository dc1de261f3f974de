import { HOUR_MS } from '../../domain/dates/durations';
import { toPhoneKey } from '../../domain/fields/playerPhone';
import type { ClubDatabase } from '../db/tables';
import type { StoredEntry } from '../play/entries/entryRepository';

/** The tournament and the client for which a sign-up counts (APPLY-12). */
type SignUpSource = {
  tournamentId: number;
  /** Client key from `toClientKey`. */
  address: string;
};

/**
 * All SQL of sign-ups: the people, and the counts of the last hour. Instants are ms since the epoch. A wrong clock may
 * date a sign-up more than an hour ahead. Such a sign-up does not count, and is deleted.
 */
export function createSignUpRepository(database: ClubDatabase) {
  const countRows = (column: 'address' | 'tournament_id', value: string | number, now: number) =>
    database
      .selectFrom('sign_ups')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '=', value)
      .where('at', '>', now - HOUR_MS)
      .where('at', '<', now + HOUR_MS)
      .executeTakeFirstOrThrow();

  return {
    /** Counts the sign-ups within the hour from an address, and for a tournament (APPLY-12). */
    async countRecent({ tournamentId, address }: SignUpSource, now: number) {
      const [ofAddress, ofTournament] = [
        await countRows('address', address, now),
        await countRows('tournament_id', tournamentId, now),
      ];
      return { ofAddress: ofAddress.count, ofTournament: ofTournament.count };
    },

    async add({ tournamentId, address }: SignUpSource, at: number): Promise<void> {
      await database
        .insertInto('sign_ups')
        .values({ tournament_id: tournamentId, address, at })
        .execute();
    },

    /** Deletes addresses whose sign-ups no longer count. */
    async deleteOld(now: number): Promise<void> {
      await database
        .deleteFrom('sign_ups')
        .where(({ or, eb }) => or([eb('at', '<=', now - HOUR_MS), eb('at', '>=', now + HOUR_MS)]))
        .execute();
    },

    findByHash: (hash: string): Promise<StoredEntry | undefined> =>
      database
        .selectFrom('play_entries')
        .selectAll()
        .where('cancel_hash', '=', hash)
        .executeTakeFirst(),

    /**
     * Withdraws the consent to show the full name (SEEN-73).
     * @returns true when the entry had a consent
     */
    async withdrawPublicName(entryId: string): Promise<boolean> {
      const row = await database
        .updateTable('play_entries')
        .set({ public_name_consent: null })
        .where('id', '=', entryId)
        .where('public_name_consent', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Lists entries with a phone in a tournament, without withdrawn ones (APPLY-7). */
    async listByPhone(tournamentId: number, phone: string): Promise<StoredEntry[]> {
      const rows = await database
        .selectFrom('play_entries')
        .selectAll()
        .where('tournament_id', '=', tournamentId)
        // Foreign phones, and phones written by other programs, have several notations.
        .where(({ or, eb }) => or([eb('phone', '=', phone), eb('phone', 'not like', '+7 (%')]))
        .where('status', 'not in', ['withdrawn', 'removed'])
        .execute();
      return rows.filter((row) => toPhoneKey(row.phone ?? '') === toPhoneKey(phone));
    },
  };
}
