import { addDays, listDaysOfWeek, isRealDate } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';
import type { CalendarScale } from '../list/listParams';

const WEEK = 7;
/** Limits within which also a neighbouring month has a four-digit year. */
const EARLIEST = '1900-01-01';
const LATEST = '9998-12-31';

const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Returns «2026-12» for a day yyyy-MM-dd. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** Weeks from Monday to Sunday that overlap a day's month; all days yyyy-MM-dd. */
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

/** All days of a day's month; yyyy-MM-dd. */
export const listDaysOfMonth = (day: string): string[] =>
  listWeeksOfMonth(day)
    .flat()
    .filter((one) => toMonth(one) === toMonth(day));

/** The day to show for a text in the address; today when the text is no day within the limits. */
export const toDayOrToday = (text: string, today: string): string =>
  isRealDate(text) && text >= EARLIEST && text <= LATEST ? text : today;

/**
 * The day to show in the adjacent period. In weeks it keeps the weekday. In months it is the first day, or today if the
 * month contains today.
 * @param step -1 for the previous period, 1 for the next one
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

/** Tournaments by day; a tournament with an invalid date has no day. */
export type TournamentsByDay = {
  listOn: (day: string) => readonly Tournament[];
  undatedCount: number;
};

const compareByStart = (a: Tournament, b: Tournament): number =>
  a.start_time === b.start_time ? a.id - b.id : a.start_time < b.start_time ? -1 : 1;

/** Sorts each day's tournaments by start and id when the day is first requested. */
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
