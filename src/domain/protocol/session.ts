import { DAY_MS } from '../dates/durations';

/** AUTH-1: a session as the browser keeps it; the token lies beside it. */
export type Session = {
  username: string;
  /** When the person signed in, ms since the epoch. */
  timestamp: number;
};

/** AUTH-3: 24 hours. */
export const SESSION_LIFETIME_MS = DAY_MS;
/** AUTH-4: how far ahead of a clock an instant may be that another one has told. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** When the session ends, ms since the epoch. */
export const getSessionEnd = ({ timestamp }: Session): number => timestamp + SESSION_LIFETIME_MS;

/**
 * AUTH-3: how long the server lets a session last, in ms. Both instants are by the server's clock: this
 * device's may be days wrong (WEATHER-8). NaN where either cannot be read.
 * @param expiresAt the end, in ISO 8601
 * @param answeredAt the answer's `Date` header
 */
export const computeLifetimeFromExpiry = (
  expiresAt: unknown,
  answeredAt: string | null | undefined,
): number => Date.parse(String(expiresAt)) - Date.parse(answeredAt ?? '');

/**
 * AUTH-3: a session that begins now. One that lasts less than 24 hours counts as begun that much earlier.
 * @param lifetime in ms; 24 hours where it is none of a session
 * @param now ms since the epoch, by the clock of this device
 */
export function createConsoleSession(username: string, lifetime: number, now: number): Session {
  const isShorter = lifetime > 0 && lifetime < SESSION_LIFETIME_MS;
  return { username, timestamp: isShorter ? now - SESSION_LIFETIME_MS + lifetime : now };
}

/**
 * AUTH-4: whether an instant is further ahead than clocks differ: a wrong one has told it.
 * @param instant ms since the epoch, as `now` is
 */
export const isFromFuture = (instant: number, now: number): boolean =>
  instant > now + CLOCK_TOLERANCE_MS;

/**
 * AUTH-2 to AUTH-4: the stored session, or null where it is absent, malformed, from the future or
 * older than 24 hours.
 * @param text what the browser's storage holds
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
