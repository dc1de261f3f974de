import { addDays, isRealDate } from '../dates/dates';
import type { TournamentRequest } from '../tournament/tournament';

const WEEK = 7;

/** Maximum number of tournaments in a series, including the first (COMFORT-23). */
export const REPEATS_MAX = 26;

/**
 * Data that prevents duplicates when a form is sent again: keys of tournaments still to create, and requests of created
 * ones.
 */
export type SeriesSubmission = {
  /** Idempotency key of a single tournament, or of the first of a series. */
  key: string;
  /** Idempotency keys by date, yyyy-MM-dd. */
  keys: Record<string, string>;
  /** Requests of created tournaments as JSON. A request that differs in any value is for another tournament. */
  created: string[];
};

export const isRequestCreated = (created: readonly string[], request: TournamentRequest): boolean =>
  created.includes(JSON.stringify(request));

export const addCreatedRequest = (
  created: readonly string[],
  request: TournamentRequest,
): string[] => [...created, JSON.stringify(request)];

/**
 * Weekly dates on the same weekday (COMFORT-23).
 * @param first yyyy-MM-dd; an invalid date gives no dates; dates after the year 9999 are omitted
 */
export const listWeeklyDates = (first: string, times: number): string[] =>
  isRealDate(first)
    ? Array.from({ length: times }, (_, week) => addDays(first, week * WEEK)).filter(isRealDate)
    : [];
