import { createTooManyHashesProblem } from './hashQueue';

/** Attempts of one address under way at once. */
export const SIGN_INS_AT_ONCE_MAX = 16;

type Queue = { length: number; end: Promise<unknown> };

export type AttemptQueue = {
  /**
   * Runs the attempts of one address one after another, so that none escapes the count and an address
   * has one place in the queue for a hash. An attempt whose connection was closed keeps its turn:
   * otherwise leaving and coming back would put it first in that queue.
   * @throws ProblemError 503 where too many of them wait
   */
  run: <Result>(address: string, attempt: () => Promise<Result>) => Promise<Result>;
};

export function createAttemptQueue(): AttemptQueue {
  /** By address. */
  const queues = new Map<string, Queue>();
  return {
    async run(address, attempt) {
      const queue = queues.get(address) ?? { length: 0, end: Promise.resolve() };
      if (queue.length >= SIGN_INS_AT_ONCE_MAX) throw createTooManyHashesProblem();
      const turn = queue.end.then(attempt);
      queue.length += 1;
      queue.end = turn.catch(() => undefined);
      queues.set(address, queue);
      try {
        return await turn;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(address);
      }
    },
  };
}
