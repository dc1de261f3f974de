import type { PlayChange } from '../../../domain/play/log/events';
import { hashBody } from '../../idempotency/bodyHash';
import { createIdempotencyKeyRepository } from '../../idempotency/idempotencyKeyRepository';
import { computeKeyCutoffInstant } from '../../idempotency/withIdempotency';
import { getIsoNow, type Clock } from '../../lib/clock';
import { ProblemError } from '../../lib/problem';
import type { PlayTransaction } from './playTransaction';

const createIdTaken = () =>
  new ProblemError(
    422,
    'С этим номером уже сохранено другое изменение. Проверьте состав и повторите то, чего в нём нет.',
  );

const toKeyedRequest = ({ tournament }: PlayTransaction, id: string, body: unknown) => ({
  scope: `play:${tournament.id}`,
  key: id,
  request: 'change',
  bodyHash: hashBody(body),
});

/**
 * ROSTER-15: a change that is sent again, because its answer was lost on the way, is told from another one with the
 * same id, for as long as a key is kept (TRUST-13).
 */
export const createResentChangeFinder = (clock: Clock) => ({
  /**
   * The stored change of that id; undefined where there is none.
   * @throws ProblemError 422 where it came with another body
   */
  async find(play: PlayTransaction, id: string, body: unknown): Promise<PlayChange | undefined> {
    const change = play.changes.find((one) => one.id === id);
    if (!change) return undefined;
    const keyed = toKeyedRequest(play, id, body);
    const keys = createIdempotencyKeyRepository(play.database);
    const stored = await keys.find(keyed, computeKeyCutoffInstant(clock));
    if (stored && stored.bodyHash !== keyed.bodyHash) throw createIdTaken();
    return change;
  },

  /** Keeps what a change came with. */
  async remember(play: PlayTransaction, id: string, body: unknown): Promise<void> {
    const keyed = toKeyedRequest(play, id, body);
    const answer = { status: 200, answer: 'null' };
    await createIdempotencyKeyRepository(play.database).add(keyed, answer, getIsoNow(clock));
  },
});
