import { LATEST_END } from './limits';

/**
 * Converts an end at midnight, which means the end of the same day, to 23:59 (COMFORT-95). The end must be after the
 * start (RULE-5), and 23:59 is the latest time.
 */
export const toEndTime = (time: string): string => (time === '00:00' ? LATEST_END : time);
