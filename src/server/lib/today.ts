import { toDay } from '../../domain/dates/dates';
import type { Clock } from './clock';

const MINUTE_MS = 60_000;

/**
 * Tells the day it is in a time zone (IANA name) as yyyy-MM-dd, for what is asked with every
 * request: it is worked out once a minute, since no day begins within one.
 */
export function createTodayClock(clock: Clock, timeZone: string): () => string {
  let [minute, day] = [Number.NaN, ''];
  return () => {
    const now = Math.floor(clock() / MINUTE_MS);
    if (now !== minute) [minute, day] = [now, toDay(now * MINUTE_MS, timeZone)];
    return day;
  };
}
