import { HOUR_MS } from '../../dates/durations';
import { type DateWithStartTime, parseTournamentStart } from '../../tournament/tournamentStart';
import type { RosterSettings } from '../model/settings';

/**
 * True while a free spot still goes to the first waiting entry automatically; false when the start is unknown
 * (ROSTER-7).
 */
export function isPromotionOpen(
  now: number,
  tournament: DateWithStartTime,
  { handOverHours }: Pick<RosterSettings, 'handOverHours'>,
  zone: string,
): boolean {
  const start = parseTournamentStart(tournament, zone);
  return start !== null && now < start - handOverHours * HOUR_MS;
}

/** The end of the sign-up, ms since the epoch; null when the start is unknown (APPLY-3). */
export function computeSignUpEnd(
  tournament: DateWithStartTime,
  { signUpEndsHours }: Pick<RosterSettings, 'signUpEndsHours'>,
  zone: string,
): number | null {
  const start = parseTournamentStart(tournament, zone);
  return start === null ? null : start - signUpEndsHours * HOUR_MS;
}
