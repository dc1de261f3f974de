import { DAY_MS } from './durations';

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
export const sessionEnd = ({ timestamp }: Session): number => timestamp + SESSION_LIFETIME_MS;

/**
 * AUTH-3: a session that begins now and ends when the server says, after 24 hours at the latest: it counts
 * as begun that much earlier. An end that is past or cannot be read comes of a wrong clock or of a host that
 * says none.
 * @param expiresAt what the server has answered, an instant in ISO 8601
 * @param now ms since the epoch, by the clock of this device
 */
export function sessionOf(username: string, expiresAt: unknown, now: number): Session {
  const end = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  const begun = end > now ? end - SESSION_LIFETIME_MS : now;
  return { username, timestamp: Math.min(begun, now) };
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
  return now > sessionEnd(session) ? null : session;
}
