import type { ClubDatabase } from '../db/tables';
import { inTransaction } from '../db/transaction';

/** Addresses remembered at once. */
export const ADDRESSES_MAX = 10_000;

export type FailureRepository = ReturnType<typeof makeFailureRepository>;

/** All SQL of failed sign-ins; instants are ms since the epoch. */
export function makeFailureRepository(database: ClubDatabase) {
  const instantsIn = async (reader: ClubDatabase, address: string): Promise<number[]> => {
    const row = await reader
      .selectFrom('sign_in_failures')
      .select('instants')
      .where('address', '=', address)
      .executeTakeFirst();
    return row ? (JSON.parse(row.instants) as number[]) : [];
  };

  /** Of those with the fewest failures the oldest: what is closed costs the most to push out. */
  async function makeRoom(transaction: ClubDatabase): Promise<void> {
    const { count } = await transaction
      .selectFrom('sign_in_failures')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count < ADDRESSES_MAX) return;
    const victim = transaction
      .selectFrom('sign_in_failures')
      .select('address')
      .orderBy('failures')
      .orderBy('last_at')
      .limit(1);
    await transaction.deleteFrom('sign_in_failures').where('address', '=', victim).execute();
  }

  return {
    /** When an address failed, the latest last. */
    instants: (address: string): Promise<number[]> => instantsIn(database, address),

    /** Adds a failure to those of an address that still count, which `keep` tells. */
    add: (
      address: string,
      at: number,
      keep: (instants: readonly number[]) => readonly number[],
    ): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const before = await instantsIn(transaction, address);
        if (before.length === 0) await makeRoom(transaction);
        const instants = keep([...before, at]);
        const row = {
          instants: JSON.stringify(instants),
          failures: instants.length,
          last_at: at,
        };
        await transaction
          .insertInto('sign_in_failures')
          .values({ address, ...row })
          .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
          .execute();
      }),

    async forget(address: string): Promise<void> {
      await database.deleteFrom('sign_in_failures').where('address', '=', address).execute();
    },

    async forgetAll(): Promise<void> {
      await database.deleteFrom('sign_in_failures').execute();
    },

    /** Forgets the addresses whose last failure was at that instant or earlier. */
    async forgetUntil(instant: number): Promise<void> {
      await database.deleteFrom('sign_in_failures').where('last_at', '<=', instant).execute();
    },
  };
}
