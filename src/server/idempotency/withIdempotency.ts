import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../../domain/dates/durations';
import { getIsoNow, type Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { ProblemError } from '../lib/problem';
import { hashBody } from './bodyHash';
import { createIdempotencyKeyRepository, type KeyedRequest } from './idempotencyKeyRepository';

type Dependencies = { database: ClubDatabase; clock: Clock };

/** How long an answer is kept for its key. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = DAY_MS;
const RETRY_AFTER_SECONDS = 1;

/** TRUST-10: the form of a key. */
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

/** A request with a key, and whose key it is. */
type Keyable = {
  request: FastifyRequest;
  /** With the status of a success. */
  reply: FastifyReply;
  /** As `KeyedRequest` has it. */
  scope: string;
};

/** @throws ProblemError 400 for a key of the wrong form */
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

/** Answers that were stored at this instant or earlier have expired. */
export const computeKeyCutoffInstant = (clock: Clock): string =>
  getIsoNow(() => clock() - IDEMPOTENCY_KEY_LIFETIME_MS);

/**
 * TRUST-10 to TRUST-13: carries a request out once for its `Idempotency-Key`. The work is given the
 * transaction in which its answer is kept; one that fails leaves nothing, its key included.
 */
export function createIdempotency({ database, clock }: Dependencies) {
  /** Keys in use by this process: a crash loses them together with what was not yet committed. */
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
