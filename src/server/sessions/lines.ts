import { tooManyAtOnce } from './hashQueue';

/** Attempts of one address under way at once. */
export const LINE_MAX = 16;

type Line = { length: number; end: Promise<unknown> };

export type Lines = {
  /**
   * Runs attempts of one address one after another, so that none escapes the count and an address
   * has one place in the queue for a hash. An attempt that was cut off keeps its turn: leaving would
   * otherwise be a way to come back as the newest.
   * @throws ProblemError 503 where too many of them stand in line
   */
  inTurn: <Result>(address: string, attempt: () => Promise<Result>) => Promise<Result>;
};

export function makeLines(): Lines {
  const lines = new Map<string, Line>();
  return {
    async inTurn(address, attempt) {
      const line = lines.get(address) ?? { length: 0, end: Promise.resolve() };
      if (line.length >= LINE_MAX) throw tooManyAtOnce();
      const turn = line.end.then(attempt);
      line.length += 1;
      line.end = turn.catch(() => undefined);
      lines.set(address, line);
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(address);
      }
    },
  };
}
