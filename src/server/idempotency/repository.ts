import type { ClubDatabase } from '../db/tables';

/** A request as far as it tells a repetition from another one. */
export type KeyedRequest = {
  username: string;
  key: string;
  /** Method and path. */
  request: string;
  /** SHA-256, hex. */
  bodyHash: string;
};

export type StoredAnswer = Pick<KeyedRequest, 'request' | 'bodyHash'> & {
  status: number;
  /** JSON. */
  answer: string;
};

/** All SQL of the answers kept by idempotency key; instants are ISO texts, UTC. */
export function makeKeyRepository(database: ClubDatabase) {
  return {
    /** The answer kept for an administrator's key since an instant, or null where there is none. */
    async find({ username, key }: KeyedRequest, since: string): Promise<StoredAnswer | null> {
      const row = await database
        .selectFrom('idempotency_keys')
        .select(['request', 'body_hash as bodyHash', 'status', 'answer'])
        .where('username', '=', username)
        .where('key', '=', key)
        .where('created_at', '>', since)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Keeps an answer, in place of one that is too old; for the transaction that made it. */
    async add(
      { username, key, request, bodyHash }: KeyedRequest,
      { status, answer }: Pick<StoredAnswer, 'status' | 'answer'>,
      at: string,
    ): Promise<void> {
      const kept = { request, body_hash: bodyHash, status, answer, created_at: at };
      await database
        .insertInto('idempotency_keys')
        .values({ username, key, ...kept })
        .onConflict((conflict) => conflict.columns(['username', 'key']).doUpdateSet(kept))
        .execute();
    },

    /** Forgets the answers that were kept at that instant or earlier. */
    async forgetUntil(instant: string): Promise<void> {
      await database.deleteFrom('idempotency_keys').where('created_at', '<=', instant).execute();
    },
  };
}
