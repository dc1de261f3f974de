import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';

export const FAILURE_ADDRESSES_MAX = 10_000;

/** Empty address of the row with the instant at which all failures were forgiven (TRUST-31). */
const FORGIVEN = '';

/** The database's data of an address. Instants are ms since the epoch. */
export type StoredFailures = {
  /** Instants of the failures, in ms since the epoch, oldest first. */
  instants: readonly number[];
  /** Failures before this instant are forgiven, including those in a server's memory. -Infinity for none. */
  forgivenAt: number;
};

export type FailureRepository = ReturnType<typeof createFailureRepository>;

/** All SQL of failed sign-ins. */
export function createFailureRepository(database: ClubDatabase) {
  async function read(reader: ClubDatabase, address: string): Promise<StoredFailures> {
    const rows = await reader
      .selectFrom('sign_in_failures')
      .select(['address', 'instants', 'last_at'])
      .where('address', 'in', [address, FORGIVEN])
      .execute();
    const own = rows.find((row) => row.address === address);
    const forgiven = rows.find((row) => row.address === FORGIVEN);
    return {
      instants: own ? (JSON.parse(own.instants) as number[]) : [],
      forgivenAt: forgiven?.last_at ?? -Infinity,
    };
  }

  const write = async (writer: ClubDatabase, address: string, instants: readonly number[]) => {
    const row = {
      instants: JSON.stringify(instants),
      failures: instants.length,
      last_at: instants.at(-1) ?? 0,
    };
    await writer
      .insertInto('sign_in_failures')
      .values({ address, ...row })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
      .execute();
  };

  /** Removes the oldest of the addresses with the fewest failures. Closed addresses therefore stay longest. */
  async function removeSurplus(transaction: ClubDatabase): Promise<void> {
    const { count } = await transaction
      .selectFrom('sign_in_failures')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count < FAILURE_ADDRESSES_MAX) return;
    const victim = transaction
      .selectFrom('sign_in_failures')
      .select('address')
      .orderBy('failures')
      .orderBy('last_at')
      .limit(1);
    await transaction.deleteFrom('sign_in_failures').where('address', '=', victim).execute();
  }

  return {
    read: (address: string): Promise<StoredFailures> => read(database, address),

    /**
     * Changes the failures of an address.
     * @param computeInstants returns the new instants of failures for the stored ones
     */
    update: (
      address: string,
      computeInstants: (stored: StoredFailures) => readonly number[],
    ): Promise<void> =>
      withTransaction(database, async (transaction) => {
        const stored = await read(transaction, address);
        const instants = computeInstants(stored);
        if (instants.length === 0) {
          await transaction.deleteFrom('sign_in_failures').where('address', '=', address).execute();
          return;
        }
        if (stored.instants.length === 0) await removeSurplus(transaction);
        await write(transaction, address, instants);
      }),

    /** Deletes all failures. Running servers also remove earlier failures from their memory. */
    forgiveAll: (at: number): Promise<void> =>
      withTransaction(database, async (transaction) => {
        await transaction.deleteFrom('sign_in_failures').execute();
        await transaction
          .insertInto('sign_in_failures')
          .values({ address: FORGIVEN, instants: '[]', failures: 0, last_at: at })
          .execute();
      }),

    /** Deletes addresses whose last failure is `lifetime` ms old, or that far ahead because of a wrong clock. */
    async deleteOld(now: number, lifetime: number): Promise<void> {
      await database
        .deleteFrom('sign_in_failures')
        .where(({ or, eb }) =>
          or([eb('last_at', '<=', now - lifetime), eb('last_at', '>=', now + lifetime)]),
        )
        .execute();
    },
  };
}
