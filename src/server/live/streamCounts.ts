import { ProblemError } from '../lib/problem';
import type { StreamOwner, StreamLimits } from './subscriptions';

const RETRY_AFTER_SECONDS = 60;

/** Streams under the same limits: all, and by owner. */
type Counts = { all: number; byOwner: Map<string, number> };

/** Creates the counts of open streams under each set of limits (COMFORT-64). */
export function createStreamCounts() {
  const counts = new Map<StreamLimits, Counts>();

  return {
    /**
     * Counts a new stream.
     * @throws ProblemError 503 for too many streams
     */
    add({ id, limits }: StreamOwner): void {
      const { all, byOwner }: Counts = counts.get(limits) ?? { all: 0, byOwner: new Map() };
      const own = byOwner.get(id) ?? 0;
      if (own >= limits.perOwner || all >= limits.all) {
        throw new ProblemError(
          503,
          'Слишком много открытых подключений. Повторите через минуту.',
          {},
          RETRY_AFTER_SECONDS,
        );
      }
      byOwner.set(id, own + 1);
      counts.set(limits, { all: all + 1, byOwner });
    },

    remove({ id, limits }: StreamOwner): void {
      const found = counts.get(limits);
      if (!found) return;
      const own = found.byOwner.get(id)! - 1;
      if (own > 0) found.byOwner.set(id, own);
      else found.byOwner.delete(id);
      found.all -= 1;
    },
  };
}
