import { addDays, isRealDate } from './dates';

const WEEK = 7;

/** COMFORT-23: how often a tournament can be repeated, the first time included. */
export const REPEATS_MAX = 26;

/**
 * What makes a form that is sent again make nothing twice: the idempotency key of each tournament
 * until that one is there, and the dates (yyyy-MM-dd) on which they are.
 */
export type Sending = {
  /** The form's own key, for one tournament and for the first of several. */
  key: string;
  keys: Record<string, string>;
  created: string[];
};

/**
 * COMFORT-23: the same weekday week after week.
 * @param first yyyy-MM-dd; where it is none there are no dates
 */
export const weeklyDates = (first: string, times: number): string[] =>
  isRealDate(first) ? Array.from({ length: times }, (_, week) => addDays(first, week * WEEK)) : [];
