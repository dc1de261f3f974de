import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';

export const FAILURE_ADDRESSES_MAX = 10_000;

/** The row with this empty address holds the instant at which all failures were forgiven (TRUST-31). */
const FORGIVEN = '';

/** The database's data of an address. Instants are ms since the epoch. */
export type StoredFailures = {
  /** The latest last. */
  instants: readonly number[];
  /** Failures before that instant are forgiven, including those in a server's memory; -Infinity for none. */
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

  /** Removes the oldest of those with the fewest failures, so that closed addresses stay longest. */
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
     * @param computeInstants computes the new instants of failures from the stored ones
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

    /** Deletes all failures. Running servers also drop those before that instant from their memory. */
    forgiveAll: (at: number): Promise<void> =>
      withTransaction(database, async (transaction) => {
        await transaction.deleteFrom('sign_in_failures').execute();
        await transaction
          .insertInto('sign_in_failures')
          .values({ address: FORGIVEN, instants: '[]', failures: 0, last_at: at })
          .execute();
      }),

    /** Deletes addresses whose last failure was `lifetime` ms ago, or is dated as far ahead by a wrong clock. */
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
