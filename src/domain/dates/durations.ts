export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * True for an instant less than so many ms from now, on either side. A clock that ran ahead has dated some in the
 * future: compared on one side only, they would stay young until that date.
 */
export const isInstantNear = (instant: number, now: number, ms: number): boolean =>
  Math.abs(now - instant) < ms;
