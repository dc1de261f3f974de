import { ProblemError } from '../lib/problem';

/** Maximum number of forms of one page in progress: one in its play's transaction, and one in preparation. */
const AT_ONCE = 2;
/** Maximum number of waiting forms of one page. They take a second or two of work. */
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
 * Creates the queue of each page's forms, in their order (APPLY-12). Very many forms of one page therefore delay
 * neither viewers nor sign-ups for other tournaments.
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
   * Runs work in its page's queue.
   * @param key the page's key
   * @throws ProblemError 503 when too many forms wait
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
