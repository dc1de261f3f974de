import { DAY_MS } from '../../domain/dates/durations';
import type { FastifyBaseLogger } from 'fastify';
import { CLOCK_TOLERANCE_MS } from '../../domain/protocol/session';
import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';

type Options = {
  database: ClubDatabase;
  /** The system's clock, which may be set ahead or back at any time. */
  clock: Clock;
  /** Returns the milliseconds since the machine started, including sleep. Nobody can set this clock. */
  uptime: Clock;
  log: FastifyBaseLogger;
};

/** Maximum time that counts without a running server. Such a time looks like a clock that was set ahead. */
const OFF_MAX_MS = DAY_MS;

/**
 * Creates the clock of the time during which servers have watched this database's trash (TRUST-55). While a server
 * runs, the clock counts real time, whatever the system's clock shows. Over a restart only the system's clock shows the
 * passed time, so at most a day counts. Several servers count together: each ensures that the total includes its own
 * time.
 */
export function createTrashClock({ database, clock, uptime, log }: Options) {
  let last: { now: number; uptime: number; observed: number } | undefined;

  return {
    /**
     * Counts the passed time.
     * @returns ms that servers have watched the trash
     */
    advance: (): Promise<number> =>
      withTransaction(database, async (transaction) => {
        const row = await transaction
          .selectFrom('trash_clock')
          .select(['observed_ms', 'updated_at'])
          .executeTakeFirstOrThrow();
        const [now, up] = [clock(), uptime()];
        const sinceUpdate = now - (row.updated_at ?? now);
        const counted = last
          ? last.observed + (up - last.uptime)
          : row.observed_ms + Math.min(sinceUpdate, OFF_MAX_MS);
        const observed = Math.max(row.observed_ms, counted);
        // For the time before the start, only a clock that was set back is certainly wrong.
        const jump = last ? now - last.now - (up - last.uptime) : Math.min(sinceUpdate, 0);
        const isJump = Math.abs(jump) > CLOCK_TOLERANCE_MS;
        await transaction
          .updateTable('trash_clock')
          .set({ observed_ms: observed, updated_at: now })
          .$if(isJump, (update) => update.set({ jumped_at: now, jumped_by: jump }))
          .execute();
        if (isJump) log.warn({ ms: jump }, 'the clock was set');
        last = { now, uptime: up, observed };
        return observed;
      }),
  };
}
