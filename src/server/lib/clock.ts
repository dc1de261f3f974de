import { uptime } from 'node:os';
import { toDay } from '../../domain/dates/dates';

/** Returns the server's time in ms since the epoch. Tests replace it. */
export type Clock = () => number;

/** Returns the current instant in its stored form: ISO, UTC. */
export const getIsoNow = (clock: Clock): string => new Date(clock()).toISOString();

/**
 * Returns the milliseconds since the machine started, including sleep. Setting the clock does not change the result.
 */
export const getMachineUptime: Clock = () => uptime() * 1_000;

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
