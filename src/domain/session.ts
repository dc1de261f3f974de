import { DAY_MS } from './durations';

/** AUTH-1: what is remembered of a session, besides the secret that is kept apart from it. */
export type AuthRecord = {
  username: string;
  /** When the person signed in, ms since the epoch. */
  timestamp: number;
};

/** AUTH-3: 24 hours. */
export const SESSION_LIFETIME_MS = DAY_MS;
/** AUTH-4: how far ahead of a clock an instant may be that another one has told. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** When the session ends, ms since the epoch. */
export const sessionEnd = (record: AuthRecord): number => record.timestamp + SESSION_LIFETIME_MS;

/**
 * AUTH-4: whether an instant is further ahead than clocks differ: a wrong one has told it.
 * @param instant ms since the epoch, as `now` is
 */
export const isFromFuture = (instant: number, now: number): boolean =>
  instant > now + CLOCK_TOLERANCE_MS;

/**
 * AUTH-2 to AUTH-4: the stored record, or null where it is absent, malformed, from the future or
 * older than 24 hours.
 * @param text what the browser's storage holds
 * @param now ms since the epoch
 */
export function parseAuthRecord(text: string | null, now: number): AuthRecord | null {
  if (text === null) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null) return null;
  const { username, timestamp } = data as Partial<Record<keyof AuthRecord, unknown>>;
  if (typeof username !== 'string' || username === '') return null;
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return null;
  if (isFromFuture(timestamp, now)) return null;
  const record = { username, timestamp };
  return now > sessionEnd(record) ? null : record;
}
