import { addDays, toDay, isRealDate, parseInstant } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';
import { findBucketIndex, getSeasonReach, findStartOfDay, type DayRange } from './seasonPeriod';

/**
 * Parsed dates of tournaments and applications. They are parsed once for all periods, because parsing is the slowest
 * part.
 */
type SeasonStatsIndex = {
  /** Number of tournaments by existing date. */
  dates: ReadonlyMap<string, number>;
  /** Times of all applications, tournament by tournament: ms since the epoch, or NaN for an invalid one. */
  instants: Float64Array;
  undatedTournaments: number;
};

const indexes = new WeakMap<readonly Tournament[], SeasonStatsIndex>();

export function getSeasonIndex(tournaments: readonly Tournament[]): SeasonStatsIndex {
  const index = indexes.get(tournaments) ?? createIndex(tournaments);
  indexes.set(tournaments, index);
  return index;
}

function createIndex(tournaments: readonly Tournament[]): SeasonStatsIndex {
  const count = tournaments.reduce((sum, { applications }) => sum + applications.length, 0);
  const instants = new Float64Array(count);
  const dates = new Map<string, number>();
  let at = 0;
  for (const { date, applications } of tournaments) {
    dates.set(date, (dates.get(date) ?? 0) + 1);
    for (const { created_at } of applications) instants[at++] = parseInstant(created_at);
  }
  let undatedTournaments = 0;
  for (const [date, count] of dates) {
    if (isRealDate(date)) continue;
    undatedTournaments += count;
    dates.delete(date);
  }
  return { dates, instants, undatedTournaments };
}

/** The range of a season, and the numbers of items outside it. */
export type SeasonWithinReach = {
  /** Range from the first to the last day with data; today when there is none. */
  range: DayRange;
  /** Number of tournaments without a valid date. */
  undatedTournaments: number;
  undatedApplications: number;
  /** Number of tournaments that are too distant. */
  farTournaments: number;
  farApplications: number;
};

/** Computes the range of all data, and the numbers of items with an invalid or too distant date. */
export function computeSeasonExtent(
  { dates, instants, undatedTournaments }: SeasonStatsIndex,
  today: string,
  zone: string,
): SeasonWithinReach {
  const reach = getSeasonReach(today);
  const outside = {
    undatedTournaments,
    undatedApplications: 0,
    farTournaments: 0,
    farApplications: 0,
  };
  const days: string[] = [];
  for (const [day, count] of dates) {
    if (day >= reach.first && day <= reach.last) days.push(day);
    else outside.farTournaments += count;
  }
  const bounds = [findStartOfDay(reach.first, zone), findStartOfDay(addDays(reach.last, 1), zone)];
  let [earliest, latest] = [Infinity, -Infinity];
  for (const instant of instants) {
    if (Number.isNaN(instant)) outside.undatedApplications += 1;
    else if (findBucketIndex(bounds, instant) < 0) outside.farApplications += 1;
    else [earliest, latest] = [Math.min(earliest, instant), Math.max(latest, instant)];
  }
  if (earliest <= latest) days.push(toDay(earliest, zone), toDay(latest, zone));
  days.sort();
  return { ...outside, range: { first: days[0] ?? today, last: days.at(-1) ?? today } };
}
