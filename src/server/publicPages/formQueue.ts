import { ProblemError } from '../lib/problem';

/** Of one page: one within its play's transaction, where the next has to wait anyway, and one that prepares. */
const AT_ONCE = 2;
/** Of one page; a second or two of work. */
const WAITING_MAX = 200;
const RETRY_AFTER = 10;

type Line = { running: number; waiting: (() => void)[] };

const createTooManyForms = () =>
  new ProblemError(
    503,
    'Сейчас слишком много записей. Попробуйте ещё раз через несколько секунд.',
    {},
    RETRY_AFTER,
  );

/**
 * APPLY-12: forms of one page wait for each other, in their order, so that a flood of them keeps nobody else
 * waiting: neither those who look at pages, nor those who sign up for another tournament.
 */
export function createReceivedFormQueue() {
  const lines = new Map<string, Line>();

  function endTurn(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(key);
  }

  /**
   * @param key of the page
   * @throws ProblemError 503 where too many wait already
   */
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < AT_ONCE) line.running += 1;
    else if (line.waiting.length >= WAITING_MAX) throw createTooManyForms();
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      endTurn(key, line);
    }
  };
}
