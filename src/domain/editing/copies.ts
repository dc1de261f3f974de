import { DAY_MS } from '../dates/durations';
import { addDays, isRealDate } from '../dates/dates';
import { toRequestFromTournament } from '../tournament/formValues';
import type { Tournament, TournamentRequest } from '../tournament/tournament';

const WEEK = 7;

/**
 * The date of a copy: a week later, or the next same weekday if that is past (COMFORT-12).
 * @param date yyyy-MM-dd
 * @param today yyyy-MM-dd in the club's time zone
 * @returns yyyy-MM-dd; null when the date does not exist or the copy would be after the year 9999
 */
export function findNextWeekDate(date: string, today: string): string | null {
  if (!isRealDate(date)) return null;
  const later = addDays(date, WEEK);
  const daysBehind = (Date.parse(today) - Date.parse(later)) / DAY_MS;
  const next = daysBehind > 0 ? addDays(later, Math.ceil(daysBehind / WEEK) * WEEK) : later;
  return isRealDate(next) ? next : null;
}

/** The request that copies a tournament to another date, yyyy-MM-dd. The result may break the rules (PLAY-71). */
export const toCopyRequest = (tournament: Tournament, date: string): TournamentRequest => ({
  ...toRequestFromTournament(tournament),
  date,
  copyOf: tournament.id,
});

/** The request that copies a tournament to the date of `findNextWeekDate`; null without such a date (DESK-20). */
export function createNextWeekCopy(
  tournament: Tournament,
  today: string,
): TournamentRequest | null {
  const date = findNextWeekDate(tournament.date, today);
  return date === null ? null : toCopyRequest(tournament, date);
}
