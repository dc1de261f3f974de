import { DAY_MS } from '../dates/durations';

/** A session as the browser stores it, without its token (AUTH-1). */
export type Session = {
  username: string;
  /** Time of the sign-in, ms since the epoch. */
  timestamp: number;
};

/** Lifetime of a session: 24 hours (AUTH-3). */
export const SESSION_LIFETIME_MS = DAY_MS;
/** Tolerated difference between two clocks, in ms (AUTH-4). */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** The end of a session, ms since the epoch. */
export const getSessionEnd = ({ timestamp }: Session): number => timestamp + SESSION_LIFETIME_MS;

/**
 * The lifetime in ms that the server has given a session (AUTH-3). Both instants come from the server's clock, because
 * the device's clock may be days wrong (WEATHER-8). NaN when one of them is invalid.
 * @param expiresAt the end, in ISO 8601
 * @param answeredAt the response's `Date` header
 */
export const computeLifetimeFromExpiry = (
  expiresAt: unknown,
  answeredAt: string | null | undefined,
): number => Date.parse(String(expiresAt)) - Date.parse(answeredAt ?? '');

/**
 * Creates a session that begins now (AUTH-3). A lifetime below 24 hours moves the beginning back.
 * @param lifetime in ms; values outside the range count as 24 hours
 * @param now ms since the epoch, by the device's clock
 */
export function createConsoleSession(username: string, lifetime: number, now: number): Session {
  const isShorter = lifetime > 0 && lifetime < SESSION_LIFETIME_MS;
  return { username, timestamp: isShorter ? now - SESSION_LIFETIME_MS + lifetime : now };
}

/**
 * True for an instant beyond the tolerated difference of clocks, which must come from a wrong clock (AUTH-4).
 * @param instant ms since the epoch, as is `now`
 */
export const isFromFuture = (instant: number, now: number): boolean =>
  instant > now + CLOCK_TOLERANCE_MS;

/**
 * Parses the stored session; null when it is missing, malformed, from the future or older than 24 hours (AUTH-2 to
 * AUTH-4).
 * @param text the text in the browser's storage
 * @param now ms since the epoch
 */
export function parseSession(text: string | null, now: number): Session | null {
  if (text === null) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null) return null;
  const { username, timestamp } = data as Partial<Record<keyof Session, unknown>>;
  if (typeof username !== 'string' || username === '') return null;
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return null;
  if (isFromFuture(timestamp, now)) return null;
  const session = { username, timestamp };
  return now > getSessionEnd(session) ? null : session;
}
