import { ProblemError } from '../lib/problem';

/**
 * Forms of one page in progress: one in its play's transaction, which others would wait for, and one in preparation.
 */
const AT_ONCE = 2;
/** Waiting forms of one page; a second or two of work. */
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
 * Queues the forms of each page in order (APPLY-12). A flood of them then delays neither viewers nor sign-ups for other
 * tournaments.
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
   * @throws ProblemError 503 when too many are waiting
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
