import { formatQuantity } from '../../../domain/lib/formatQuantity';

/** The longest wait that our server asks for; a longer one is ignored. */
const LONGEST_S = 3_600;

/** The server takes the next attempt to sign in only later. */
export class TooManyAttemptsError extends Error {
  constructor(
    /** When the next attempt is taken, ms since the epoch by this device's clock. */
    readonly until: number,
  ) {
    super('Sign-in: too many attempts');
  }
}

/**
 * LOGIN-7: when an answer of 429 or 503 says that the next attempt is taken.
 * @param now ms since the epoch
 * @returns ms since the epoch; null where it says nothing that can be believed
 */
export function parseRetryTime({ status, headers }: Response, now: number): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const isAsked = (status === 429 || status === 503) && seconds > 0 && seconds <= LONGEST_S;
  return isAsked ? now + seconds * 1_000 : null;
}

/** LOGIN-7: «Попробуйте через 5 минут», by seconds in the last minute; empty when the time has come. */
export function describeRetryTime(msLeft: number): string {
  // A device's clock that was set back makes no wait longer than any is.
  if (msLeft <= 0 || msLeft > LONGEST_S * 1_000) return '';
  const seconds = Math.ceil(msLeft / 1_000);
  const wait =
    seconds > 60
      ? formatQuantity(Math.ceil(seconds / 60), 'минуту', 'минуты', 'минут')
      : formatQuantity(seconds, 'секунду', 'секунды', 'секунд');
  return `Попробуйте через ${wait}.`;
}
