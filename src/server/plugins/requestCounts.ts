import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { isInstantNear } from '../../domain/dates/durations';
import { createLruMap } from '../lib/lruMap';

/**
 * Creates the count of each client's requests within a time window, in memory. After the clock was set back, the
 * library's own store would count until the clock reached its former time.
 * @param clientsMax maximum number of counted clients; the ones with the oldest requests are removed first
 */
export function createRequestCounts(clientsMax: number): FastifyRateLimitStoreCtor {
  return class RequestCounts implements FastifyRateLimitStore {
    readonly windows = createLruMap<string, { since: number; count: number }>(clientsMax);

    incr(
      client: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const now = Date.now();
      const found = this.windows.get(client);
      const { since, count } =
        found && isInstantNear(found.since, now, timeWindow) ? found : { since: now, count: 0 };
      this.windows.set(client, { since, count: count + 1 });
      callback(null, { current: count + 1, ttl: Math.min(since + timeWindow - now, timeWindow) });
    }

    /** Routes have no own limits. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
