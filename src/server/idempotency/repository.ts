import { compiled } from '../db/compiled';
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

export type StoredAnswer = Pick<KeyedRequest, 'request' | 'bodyHash'> & {
  status: number;
  /** JSON. */
  answer: string;
};

const answersOf = compiled((database) =>
  database
    .selectFrom('idempotency_keys')
    .select(['request', 'body_hash as bodyHash', 'status', 'answer'])
    .where('username', '=', '')
    .where('key', '=', '')
    .where('created_at', '>', ''),
);

const EMPTY = { username: '', key: '', request: '', body_hash: '', answer: '', created_at: '' };

const addAnswer = compiled((database) =>
  database
    .insertInto('idempotency_keys')
    .values({ ...EMPTY, status: 0 })
    .onConflict((conflict) =>
      conflict.columns(['username', 'key']).doUpdateSet(({ ref }) => ({
        request: ref('excluded.request'),
        body_hash: ref('excluded.body_hash'),
        answer: ref('excluded.answer'),
        created_at: ref('excluded.created_at'),
        status: ref('excluded.status'),
      })),
    ),
);

/** All SQL of the answers kept by idempotency key; instants are ISO texts, UTC. */
export function makeKeyRepository(database: ClubDatabase) {
  return {
    /** The answer kept for a scope's key since an instant, or null where there is none. */
    async find({ scope, key }: KeyedRequest, since: string): Promise<StoredAnswer | null> {
      const [row] = await answersOf(database, scope, key, since);
      return row ?? null;
    },

    /** Keeps an answer, in place of one that is too old; for the transaction that made it. */
    async add(
      { scope, key, request, bodyHash }: KeyedRequest,
      { status, answer }: Pick<StoredAnswer, 'status' | 'answer'>,
      at: string,
    ): Promise<void> {
      await addAnswer(database, scope, key, request, bodyHash, answer, at, status);
    },

    /** Forgets the answers that were kept at that instant or earlier. */
    async forgetUntil(instant: string): Promise<void> {
      await database.deleteFrom('idempotency_keys').where('created_at', '<=', instant).execute();
    },
  };
}
