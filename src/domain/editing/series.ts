import { addDays, isRealDate } from '../dates/dates';
import type { TournamentRequest } from '../tournament/tournament';

const WEEK = 7;

/** The most tournaments in a series, including the first (COMFORT-23). */
export const REPEATS_MAX = 26;

/**
 * Prevents duplicates when a form is sent again. Stores idempotency keys of tournaments still to create, and requests
 * of created ones.
 */
export type SeriesSubmission = {
  /** The form's own key: for a single tournament, or for the first of several. */
  key: string;
  /** Per date, yyyy-MM-dd. */
  keys: Record<string, string>;
  /** Created requests as JSON. A request with any other value is another tournament. */
  created: string[];
};

export const isRequestCreated = (created: readonly string[], request: TournamentRequest): boolean =>
  created.includes(JSON.stringify(request));

export const addCreatedRequest = (
  created: readonly string[],
  request: TournamentRequest,
): string[] => [...created, JSON.stringify(request)];

/**
 * The dates of the same weekday, week after week (COMFORT-23).
 * @param first yyyy-MM-dd; an invalid one gives no dates; dates after the year 9999 are left out
 */
export const listWeeklyDates = (first: string, times: number): string[] =>
  isRealDate(first)
    ? Array.from({ length: times }, (_, week) => addDays(first, week * WEEK)).filter(isRealDate)
    : [];
