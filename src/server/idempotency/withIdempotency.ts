import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import { DAY_MS } from '../../domain/dates/durations';
import { getIsoNow, type Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { ProblemError } from '../lib/problem';
import { createIdempotencyKeyRepository, type KeyedRequest } from './idempotencyKeyRepository';

/** The lifetime of a response stored for its key. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = DAY_MS;
const RETRY_AFTER_SECONDS = 1;

/** The form of a key (TRUST-10). */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,64}$/;

const createKeyReused = () =>
  new ProblemError(
    422,
    'Отправленное раньше уже сохранено, хотя ответ мог не дойти. Проверьте список; чтобы добавить и новое, отправьте его ещё раз.',
  );
const createStillRunning = () =>
  new ProblemError(
    409,
    'Такой же запрос ещё выполняется. Попробуйте через секунду.',
    {},
    RETRY_AFTER_SECONDS,
  );

/** A request that may have a key, and the key's owner. */
type Keyable = {
  request: FastifyRequest;
  /** The reply already has the status of a success. */
  reply: FastifyReply;
  /** Owner of the key, as in `KeyedRequest`. */
  scope: string;
};

/**
 * Computes the SHA-256 of a JSON body, hex. The order of fields does not matter at any depth, the order of arrays does.
 * Hashes are stored, so later versions must compute the same hash for the same body.
 */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(stringify(body) ?? '')
    .digest('hex');

/**
 * Parses a request's key.
 * @throws ProblemError 400 for an invalid key
 */
function parseKeyedRequest({ request, scope }: Keyable): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
    throw new ProblemError(400, 'Idempotency-Key: нужно от 1 до 64 видимых символов ASCII.');
  }
  return {
    scope,
    key,
    request: `${request.method} ${request.url}`,
    bodyHash: hashBody(request.body),
  };
}

/** Returns the instant of the newest expired responses. */
export const computeKeyCutoffInstant = (clock: Clock): string =>
  getIsoNow(() => clock() - IDEMPOTENCY_KEY_LIFETIME_MS);

/**
 * Creates the function that runs a request once per `Idempotency-Key` (TRUST-10 to TRUST-13). The work gets the
 * transaction that stores its response. A failing work leaves nothing, not even its key.
 */
export function createIdempotency({ database, clock }: { database: ClubDatabase; clock: Clock }) {
  /** Keys in use by this process. A crash loses them together with the uncommitted work. */
  const running = new Set<string>();

  async function runOnce<Answer>(
    transaction: ClubDatabase,
    keyed: KeyedRequest,
    reply: FastifyReply,
    work: (transaction: ClubDatabase) => Promise<Answer>,
  ): Promise<Answer> {
    const keys = createIdempotencyKeyRepository(transaction);
    const stored = await keys.find(keyed, computeKeyCutoffInstant(clock));
    if (!stored) {
      const answer = await work(transaction);
      const response = { status: reply.statusCode, answer: JSON.stringify(answer) };
      await keys.add(keyed, response, getIsoNow(clock));
      return answer;
    }
    const isSame = stored.request === keyed.request && stored.bodyHash === keyed.bodyHash;
    if (!isSame) throw createKeyReused();
    reply.code(stored.status).header('idempotency-replayed', 'true');
    return JSON.parse(stored.answer) as Answer;
  }

  return async function withIdempotency<Answer>(
    keyable: Keyable,
    work: (transaction: ClubDatabase) => Promise<Answer>,
  ): Promise<Answer> {
    const keyed = parseKeyedRequest(keyable);
    if (!keyed) return work(database);
    const name = `${keyed.key} ${keyed.scope}`;
    if (running.has(name)) throw createStillRunning();
    running.add(name);
    try {
      return await withTransaction(database, (transaction) =>
        runOnce(transaction, keyed, keyable.reply, work),
      );
    } finally {
      running.delete(name);
    }
  };
}
