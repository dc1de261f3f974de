import { LATEST_END } from './limits';

/**
 * COMFORT-95: an end at midnight is the end of the same day: it has to be after the start (RULE-5), and 23:59 is the
 * last one that there is.
 */
export const toEndTime = (time: string): string => (time === '00:00' ? LATEST_END : time);
