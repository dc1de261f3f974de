import { compileQuery } from '../db/compileQuery';
import type { ClubDatabase } from '../db/tables';

/** What tells a repeated request from a different one. */
export type KeyedRequest = {
  /**
   * Whose key it is: an administrator's name or, where nobody is signed in, a text with a colon, which
   * no name has.
   */
  scope: string;
  key: string;
  /** Method and path. */
  request: string;
  /** SHA-256, hex. */
  bodyHash: string;
};

export type StoredResponse = Pick<KeyedRequest, 'request' | 'bodyHash'> & {
  status: number;
  /** JSON. */
  answer: string;
};

type Lookup = Pick<KeyedRequest, 'scope' | 'key'> & { since: string };

const findAnswers = compileQuery((database, { scope, key, since }: Lookup) =>
  database
    .selectFrom('idempotency_keys')
    .select(['request', 'body_hash as bodyHash', 'status', 'answer'])
    .where('username', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', since),
);

type NewAnswer = KeyedRequest & Pick<StoredResponse, 'status' | 'answer'> & { at: string };

const addAnswer = compileQuery(
  (database, { scope, key, request, bodyHash, status, answer, at }: NewAnswer) =>
    database
      .insertInto('idempotency_keys')
      .values({
        username: scope,
        key,
        request,
        body_hash: bodyHash,
        status,
        answer,
        created_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['username', 'key']).doUpdateSet(({ ref }) => ({
          request: ref('excluded.request'),
          body_hash: ref('excluded.body_hash'),
          status: ref('excluded.status'),
          answer: ref('excluded.answer'),
          created_at: ref('excluded.created_at'),
        })),
      ),
);

/** All SQL of the answers kept by idempotency key; instants are ISO texts, UTC. */
export function createIdempotencyKeyRepository(database: ClubDatabase) {
  return {
    /** The answer kept for a scope's key since an instant, or null where there is none. */
    async find({ scope, key }: KeyedRequest, since: string): Promise<StoredResponse | null> {
      const [row] = await findAnswers(database, { scope, key, since });
      return row ?? null;
    },

    /** Keeps an answer, in place of one that is too old; for the transaction that made it. */
    async add(
      keyed: KeyedRequest,
      { status, answer }: Pick<StoredResponse, 'status' | 'answer'>,
      at: string,
    ): Promise<void> {
      await addAnswer(database, { ...keyed, status, answer, at });
    },

    /**
     * Deletes the answers that were stored so many ms ago, or that a clock running ahead has dated as far in the future.
     * Those dated less far count from now on: their requests may still be repeated.
     */
    async deleteOld(now: number, lifetime: number): Promise<void> {
      const [earliest, present, latest] = [now - lifetime, now, now + lifetime].map((instant) =>
        new Date(instant).toISOString(),
      );
      await database
        .deleteFrom('idempotency_keys')
        .where(({ or, eb }) =>
          or([eb('created_at', '<=', earliest!), eb('created_at', '>=', latest!)]),
        )
        .execute();
      await database
        .updateTable('idempotency_keys')
        .set({ created_at: present! })
        .where('created_at', '>', present!)
        .execute();
    },
  };
}
