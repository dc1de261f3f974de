import { formatQuantity } from '../../../domain/lib/formatQuantity';

/** Longest wait in seconds that the club's server demands; a longer one is ignored. */
const LONGEST_S = 3_600;

export class TooManyAttemptsError extends Error {
  constructor(
    /** Time of the next accepted attempt, ms since the epoch by this device's clock. */
    readonly until: number,
  ) {
    super('Sign-in: too many attempts');
  }
}

/**
 * Time of the next accepted attempt, from a response with 429 or 503 (LOGIN-7).
 * @param now ms since the epoch
 * @returns ms since the epoch; null without a plausible time
 */
export function parseRetryTime({ status, headers }: Response, now: number): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const isAsked = (status === 429 || status === 503) && seconds > 0 && seconds <= LONGEST_S;
  return isAsked ? now + seconds * 1_000 : null;
}

/** Returns «Попробуйте через 5 минут.», in seconds during the last minute; empty once the time has come (LOGIN-7). */
export function describeRetryTime(msLeft: number): string {
  // A longer wait means that the device's clock was set back.
  if (msLeft <= 0 || msLeft > LONGEST_S * 1_000) return '';
  const seconds = Math.ceil(msLeft / 1_000);
  const wait =
    seconds > 60
      ? formatQuantity(Math.ceil(seconds / 60), 'минуту', 'минуты', 'минут')
      : formatQuantity(seconds, 'секунду', 'секунды', 'секунд');
  return `Попробуйте через ${wait}.`;
}
