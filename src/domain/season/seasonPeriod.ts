import { DAY_MS } from '../dates/durations';
import { addDays, toDay, listDaysOfWeek } from '../dates/dates';

/** COMFORT-90: how much of the season is looked at; the first is what stands there at first. */
export const SEASON_PERIODS = ['recent', 'year', 'all'] as const;
export type SeasonPeriod = (typeof SEASON_PERIODS)[number];

/** From its first to its last day, both yyyy-MM-dd. */
export type DayRange = { first: string; last: string };

/** Buckets of days without a gap between them, in order. */
export type SeasonBuckets = {
  step: 'week' | 'month' | 'year';
  /** The first day of each, yyyy-MM-dd. */
  starts: string[];
  /** The day after the last one. */
  end: string;
};

const WEEK = 7;
/** This week is one of those behind. */
const WEEKS_BEHIND = 12;
const WEEKS_AHEAD = 4;
/** A date farther away is a slip, and would make the columns of all other buckets a pixel wide. */
export const SEASON_REACH_YEARS = 15;
/** More would be too narrow on a phone. */
const BUCKETS_MAX = 36;

const STEPS = ['week', 'month', 'year'] as const;
const GET_START = {
  week: (day: string) => listDaysOfWeek(day)[0]!,
  month: (day: string) => `${day.slice(0, 7)}-01`,
  year: (day: string) => `${day.slice(0, 4)}-01-01`,
};
/** No week, month or year has more days, and none of them is twice as long. */
const LONGEST = { week: WEEK, month: 31, year: 366 };

const getYearsRange = (today: string, from: number, to: number): DayRange => ({
  first: `${Number(today.slice(0, 4)) + from}-01-01`,
  last: `${Number(today.slice(0, 4)) + to}-12-31`,
});

/** The years that are looked at at all, seen from today. */
export const getSeasonReach = (today: string): DayRange =>
  getYearsRange(today, -SEASON_REACH_YEARS, SEASON_REACH_YEARS);

/**
 * The days of a period.
 * @param today yyyy-MM-dd in the club's time zone
 * @param whole from the first to the last day on which there is anything
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

/** COMFORT-90: a range by weeks from Monday, or by months or years where those would be too many. */
export const splitRangeIntoBuckets = (range: DayRange): SeasonBuckets =>
  STEPS.map((step) => createBuckets(step, range)).find(
    ({ starts }) => starts.length <= BUCKETS_MAX,
  ) ?? createBuckets('year', range);

/**
 * Finds the bucket that something is in.
 * @param bounds where each begins, ascending, and where the last one ends
 * @returns its index, or -1 where it is in none
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
 * The first instant of a day in a zone, ms since the epoch; of a day that a zone left out, the next one's.
 * It is found by halving: a zone tells the day of an instant, and not the other way round.
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

/** How far into its buckets a day is, from 0 to their number; null where it is in none. */
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
