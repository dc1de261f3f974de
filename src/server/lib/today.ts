import { toDay } from '../../domain/dates/dates';
import type { Clock } from './clock';

const MINUTE_MS = 60_000;

/**
 * Returns the current day in a time zone (IANA name) as yyyy-MM-dd. Computed once a minute, since every request asks
 * for it and no day begins within a minute.
 */
export function createTodayClock(clock: Clock, timeZone: string): () => string {
  let [minute, day] = [Number.NaN, ''];
  return () => {
    const now = Math.floor(clock() / MINUTE_MS);
    if (now !== minute) [minute, day] = [now, toDay(now * MINUTE_MS, timeZone)];
    return day;
  };
}
