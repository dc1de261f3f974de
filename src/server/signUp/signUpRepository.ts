import { HOUR_MS } from '../../domain/dates/durations';
import { toPhoneKey } from '../../domain/fields/playerPhone';
import type { ClubDatabase } from '../db/tables';
import type { StoredEntry } from '../play/entries/entryRepository';

/** Against whom a sign-up is counted (APPLY-12). */
type SignUpSource = {
  tournamentId: number;
  /** As `toClientKey` writes it. */
  address: string;
};

/**
 * All SQL of signing up: who has, and how many did within the last hour; instants are ms since the epoch. One that a
 * clock running ahead has dated further in the future than that does not count, and goes.
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
    /** APPLY-12: how many have signed up within the hour from an address, and for a tournament. */
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

    /** Deletes the addresses that do not count any more. */
    async deleteOld(now: number): Promise<void> {
      await database
        .deleteFrom('sign_ups')
        .where(({ or, eb }) => or([eb('at', '<=', now - HOUR_MS), eb('at', '>=', now + HOUR_MS)]))
        .execute();
    },

    /** The entry whose secret has this hash. */
    findByHash: (hash: string): Promise<StoredEntry | undefined> =>
      database
        .selectFrom('play_entries')
        .selectAll()
        .where('cancel_hash', '=', hash)
        .executeTakeFirst(),

    /** SEEN-73: withdraws the consent to show the whole name. @returns whether there was one */
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

    /** APPLY-7: who is entered with a phone in a tournament, and has not withdrawn. */
    async listByPhone(tournamentId: number, phone: string): Promise<StoredEntry[]> {
      const rows = await database
        .selectFrom('play_entries')
        .selectAll()
        .where('tournament_id', '=', tournamentId)
        // Of one number abroad, and of what other programs stored, there are many ways to write it.
        .where(({ or, eb }) => or([eb('phone', '=', phone), eb('phone', 'not like', '+7 (%')]))
        .where('status', 'not in', ['withdrawn', 'removed'])
        .execute();
      return rows.filter((row) => toPhoneKey(row.phone ?? '') === toPhoneKey(phone));
    },
  };
}
