import { DAY_MS } from '../dates/durations';
import { addDays, isRealDate } from '../dates/dates';
import { toRequestFromTournament } from '../tournament/formValues';
import type { Tournament, TournamentRequest } from '../tournament/tournament';

const WEEK = 7;

/**
 * COMFORT-12: the date of a copy: a week later, or the first same weekday from today on.
 * @param date yyyy-MM-dd
 * @param today yyyy-MM-dd in the club's time zone
 * @returns yyyy-MM-dd, or null where the date names no day, or that would be after the year 9999
 */
export function findNextWeekDate(date: string, today: string): string | null {
  if (!isRealDate(date)) return null;
  const later = addDays(date, WEEK);
  const daysBehind = (Date.parse(today) - Date.parse(later)) / DAY_MS;
  const next = daysBehind > 0 ? addDays(later, Math.ceil(daysBehind / WEEK) * WEEK) : later;
  return isRealDate(next) ? next : null;
}

/**
 * What is sent to create a copy of a tournament on another date, yyyy-MM-dd; the rules judge what is
 * broken in it.
 */
export const toCopyRequest = (tournament: Tournament, date: string): TournamentRequest => ({
  ...toRequestFromTournament(tournament),
  date,
});

/** DESK-20: what is sent to repeat a tournament as `findNextWeekDate` has it; null where its date names no day. */
export function createNextWeekCopy(
  tournament: Tournament,
  today: string,
): TournamentRequest | null {
  const date = findNextWeekDate(tournament.date, today);
  return date === null ? null : toCopyRequest(tournament, date);
}
