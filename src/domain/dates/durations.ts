export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * True for an instant less than `ms` before or after now. Both sides count: a fast clock dates instants in the future,
 * where they would otherwise count as near until that date.
 */
export const isInstantNear = (instant: number, now: number, ms: number): boolean =>
  Math.abs(now - instant) < ms;
