import { ProblemError } from '../lib/problem';
import type { StreamOwner, StreamLimits } from './subscriptions';

const RETRY_AFTER_SECONDS = 60;

/** Streams under the same limits: in all, and by reader. */
type Counts = { all: number; byReader: Map<string, number> };

/** COMFORT-64: how many streams there are, by their limits. */
export function createStreamCounts() {
  const counts = new Map<StreamLimits, Counts>();

  return {
    /** @throws ProblemError 503 where there are too many */
    enter({ id, limits }: StreamOwner): void {
      const { all, byReader }: Counts = counts.get(limits) ?? { all: 0, byReader: new Map() };
      const own = byReader.get(id) ?? 0;
      if (own >= limits.perReader || all >= limits.all) {
        throw new ProblemError(
          503,
          'Слишком много открытых подключений. Повторите через минуту.',
          {},
          RETRY_AFTER_SECONDS,
        );
      }
      byReader.set(id, own + 1);
      counts.set(limits, { all: all + 1, byReader });
    },

    /** One that has entered has gone. */
    leave({ id, limits }: StreamOwner): void {
      const found = counts.get(limits);
      if (!found) return;
      const own = found.byReader.get(id)! - 1;
      if (own > 0) found.byReader.set(id, own);
      else found.byReader.delete(id);
      found.all -= 1;
    },
  };
}
