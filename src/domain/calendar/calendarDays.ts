import { addDays, listDaysOfWeek, isRealDate } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';
import type { CalendarScale } from '../list/listParams';

const WEEK = 7;
/** Outside these years a neighbouring month has no four-digit year. */
const EARLIEST = '1900-01-01';
const LATEST = '9998-12-31';

const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** «2026-12» for a day yyyy-MM-dd. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** The whole weeks, from Monday, that overlap a day's month; all days yyyy-MM-dd. */
export function listWeeksOfMonth(day: string): string[][] {
  const month = toMonth(day);
  const weeks = [listDaysOfWeek(`${month}-01`)];
  let monday = addDays(weeks[0]![0]!, WEEK);
  while (toMonth(monday) === month) {
    weeks.push(listDaysOfWeek(monday));
    monday = addDays(monday, WEEK);
  }
  return weeks;
}

/** The days of the day's month; all yyyy-MM-dd. */
export const listDaysOfMonth = (day: string): string[] =>
  listWeeksOfMonth(day)
    .flat()
    .filter((one) => toMonth(one) === toMonth(day));

/** The day to show for a text from the address; today when the text is no day within the limits. */
export const toDayOrToday = (text: string, today: string): string =>
  isRealDate(text) && text >= EARLIEST && text <= LATEST ? text : today;

/**
 * The day to show in the adjacent period. A week keeps the weekday. A month gives its first day, or today if today is
 * in it.
 * @param step -1 for the one before, 1 for the one after
 */
export function getAdjacentPeriodDay(
  scale: CalendarScale,
  day: string,
  step: -1 | 1,
  today: string,
): string {
  if (scale === 'week') return addDays(day, step * WEEK);
  const [year, month] = day.split('-').map(Number);
  const first = toIsoDay(Date.UTC(year!, month! - 1 + step, 1));
  return toMonth(first) === toMonth(today) ? today : first;
}

/** Tournaments by day; a tournament with an unreadable date is on none. */
export type TournamentsByDay = {
  listOn: (day: string) => readonly Tournament[];
  undatedCount: number;
};

const compareByStart = (a: Tournament, b: Tournament): number =>
  a.start_time === b.start_time ? a.id - b.id : a.start_time < b.start_time ? -1 : 1;

/** Sorts each day by start and id when it is first asked for. */
export function createTournamentsByDay(tournaments: readonly Tournament[]): TournamentsByDay {
  const days = new Map<string, Tournament[]>();
  for (const tournament of tournaments) {
    const day = days.get(tournament.date);
    if (day) day.push(tournament);
    else days.set(tournament.date, [tournament]);
  }
  let undatedCount = 0;
  for (const [date, { length }] of days) if (!isRealDate(date)) undatedCount += length;
  const sorted = new Map<string, readonly Tournament[]>();
  return {
    listOn(day) {
      const sortedDay = sorted.get(day) ?? (days.get(day) ?? []).sort(compareByStart);
      sorted.set(day, sortedDay);
      return sortedDay;
    },
    undatedCount,
  };
}
