import { addDays, isRealDate } from '../dates/dates';
import type { TournamentRequest } from '../tournament/tournament';

const WEEK = 7;

/** COMFORT-23: how often a tournament can be repeated, the first time included. */
export const REPEATS_MAX = 26;

/**
 * Keeps a form that is sent again from creating anything twice: the idempotency keys of the tournaments
 * that are not created yet, and the requests of those that are.
 */
export type SeriesSubmission = {
  /** The form's own key, for one tournament and for the first of several. */
  key: string;
  /** By date, yyyy-MM-dd. */
  keys: Record<string, string>;
  /** Created requests as JSON; a request that differs in any field is another tournament. */
  created: string[];
};

/** Whether this very tournament has been created. */
export const isRequestCreated = (created: readonly string[], request: TournamentRequest): boolean =>
  created.includes(JSON.stringify(request));

/** After this tournament has been created. */
export const addCreatedRequest = (
  created: readonly string[],
  request: TournamentRequest,
): string[] => [...created, JSON.stringify(request)];

/**
 * COMFORT-23: the same weekday week after week.
 * @param first yyyy-MM-dd; where it is none there are no dates, nor are there any after the year 9999
 */
export const listWeeklyDates = (first: string, times: number): string[] =>
  isRealDate(first)
    ? Array.from({ length: times }, (_, week) => addDays(first, week * WEEK)).filter(isRealDate)
    : [];
