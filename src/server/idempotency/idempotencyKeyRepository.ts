import { compileQuery } from '../db/compileQuery';
import type { ClubDatabase } from '../db/tables';

/** Data that identify a repeated request. */
export type KeyedRequest = {
  /** Owner of the key: an administrator's name. Without a sign-in, a text with a colon, which no name contains. */
  scope: string;
  key: string;
  /** Method and path of the request. */
  request: string;
  /** SHA-256 (hex) of the request's body. */
  bodyHash: string;
};

export type StoredResponse = Pick<KeyedRequest, 'request' | 'bodyHash'> & {
  status: number;
  /** Response as JSON. */
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

/** All SQL of the responses stored by idempotency key. Instants are ISO texts in UTC. */
export function createIdempotencyKeyRepository(database: ClubDatabase) {
  return {
    /** Finds the response stored for a scope's key after an instant. Null when there is none. */
    async find({ scope, key }: KeyedRequest, since: string): Promise<StoredResponse | null> {
      const [row] = await findAnswers(database, { scope, key, since });
      return row ?? null;
    },

    /** Stores a response, and replaces an expired one. It runs in the transaction that produced the response. */
    async add(
      keyed: KeyedRequest,
      { status, answer }: Pick<StoredResponse, 'status' | 'answer'>,
      at: string,
    ): Promise<void> {
      await addAnswer(database, { ...keyed, status, answer, at });
    },

    /**
     * Deletes responses at least `lifetime` ms old, or dated that far ahead by a wrong clock. Responses dated less far
     * ahead count from now on, because their requests may still be repeated.
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
