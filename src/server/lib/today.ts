import { toDay } from '../../domain/dates/dates';
import type { Clock } from './clock';

const MINUTE_MS = 60_000;

/**
 * Creates a function that returns the current day in a time zone (IANA name) as yyyy-MM-dd. The day is computed once a
 * minute, because every request needs it and no day starts within a minute.
 */
export function createTodayClock(clock: Clock, timeZone: string): () => string {
  let [minute, day] = [Number.NaN, ''];
  return () => {
    const now = Math.floor(clock() / MINUTE_MS);
    if (now !== minute) [minute, day] = [now, toDay(now * MINUTE_MS, timeZone)];
    return day;
  };
}
