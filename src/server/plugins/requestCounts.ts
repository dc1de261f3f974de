import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { isInstantNear } from '../../domain/dates/durations';
import { createLruMap } from '../lib/lruMap';

type Window = { since: number; count: number };

/**
 * Counts the requests of each client within a time window, in memory. After the clock was set back, the library's own
 * store would keep counting until the clock has caught up.
 * @param clientsMax number of counted clients; the least recently seen are dropped first
 */
export function createRequestCounts(clientsMax: number): FastifyRateLimitStoreCtor {
  return class RequestCounts implements FastifyRateLimitStore {
    readonly windows = createLruMap<string, Window>(clientsMax);

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

    /** No route has limits of its own. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
