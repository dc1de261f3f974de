import { DAY_MS } from '../dates/durations';
import { addDays, toDay, listDaysOfWeek } from '../dates/dates';

/** Periods of the season; the first one is the default (COMFORT-90). */
export const SEASON_PERIODS = ['recent', 'year', 'all'] as const;
export type SeasonPeriod = (typeof SEASON_PERIODS)[number];

/** Range of days; both are yyyy-MM-dd and included. */
export type DayRange = { first: string; last: string };

/** Buckets of days in order, without gaps. */
export type SeasonBuckets = {
  step: 'week' | 'month' | 'year';
  /** First day of each bucket, yyyy-MM-dd. */
  starts: string[];
  /** The day after the last bucket, yyyy-MM-dd. */
  end: string;
};

const WEEK = 7;
/** Number of weeks, including the current one. */
const WEEKS_BEHIND = 12;
const WEEKS_AHEAD = 4;
/**
 * Number of years around today. A more distant date is a typing error and would make all other buckets a pixel wide.
 */
export const SEASON_REACH_YEARS = 15;
/** Maximum number of buckets; more would be too narrow on a phone. */
const BUCKETS_MAX = 36;

const STEPS = ['week', 'month', 'year'] as const;
const GET_START = {
  week: (day: string) => listDaysOfWeek(day)[0]!,
  month: (day: string) => `${day.slice(0, 7)}-01`,
  year: (day: string) => `${day.slice(0, 4)}-01-01`,
};
/** Maximum number of days in a week, month or year. */
const LONGEST = { week: WEEK, month: 31, year: 366 };

const getYearsRange = (today: string, from: number, to: number): DayRange => ({
  first: `${Number(today.slice(0, 4)) + from}-01-01`,
  last: `${Number(today.slice(0, 4)) + to}-12-31`,
});

/** The years around today within which data counts. */
export const getSeasonReach = (today: string): DayRange =>
  getYearsRange(today, -SEASON_REACH_YEARS, SEASON_REACH_YEARS);

/**
 * The days of a period.
 * @param today yyyy-MM-dd in the club's time zone
 * @param whole the range from the first to the last day with data
 */
export function getPeriodRange(period: SeasonPeriod, today: string, whole: DayRange): DayRange {
  if (period === 'all') return whole;
  if (period === 'year') return getYearsRange(today, 0, 0);
  const monday = GET_START.week(today);
  return {
    first: addDays(monday, (1 - WEEKS_BEHIND) * WEEK),
    last: addDays(monday, (1 + WEEKS_AHEAD) * WEEK - 1),
  };
}

function createBuckets(step: SeasonBuckets['step'], { first, last }: DayRange): SeasonBuckets {
  const starts: string[] = [];
  let start = GET_START[step](first);
  while (start <= last) {
    starts.push(start);
    start = GET_START[step](addDays(start, LONGEST[step]));
  }
  return { step, starts, end: start };
}

/** Splits a range into weeks from Monday, or into months or years if there were too many (COMFORT-90). */
export const splitRangeIntoBuckets = (range: DayRange): SeasonBuckets =>
  STEPS.map((step) => createBuckets(step, range)).find(
    ({ starts }) => starts.length <= BUCKETS_MAX,
  ) ?? createBuckets('year', range);

/**
 * Finds the bucket of a value.
 * @param bounds the starts of the buckets, ascending, then the end of the last one
 * @returns its index, or -1 outside all buckets
 */
export function findBucketIndex<At extends string | number>(bounds: readonly At[], at: At): number {
  let from = 0;
  let to = bounds.length - 1;
  if (!(at >= bounds[from]! && at < bounds[to]!)) return -1;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (at < bounds[middle]!) to = middle;
    else from = middle;
  }
  return from;
}

/**
 * Returns the first instant of a day in a zone, ms since the epoch. For a day that the zone skips, returns the start of
 * the next day. The function bisects, because Intl gives the day of an instant, but not the reverse.
 * @param day yyyy-MM-dd
 * @param zone IANA name
 */
export function findStartOfDay(day: string, zone: string): number {
  let before = Date.parse(day) - DAY_MS;
  let since = Date.parse(day) + DAY_MS;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (toDay(middle, zone) < day) before = middle;
    else since = middle;
  }
  return since;
}

/** The position of a day in the buckets, from 0 to their number; null outside them. */
export function computePositionInBuckets(
  day: string,
  { starts, end }: SeasonBuckets,
): number | null {
  const bounds = [...starts, end];
  const index = findBucketIndex(bounds, day);
  if (index < 0) return null;
  const [from, to] = [Date.parse(bounds[index]!), Date.parse(bounds[index + 1]!)];
  return index + (Date.parse(day) + DAY_MS / 2 - from) / (to - from);
}
