import { HOUR_MS } from '../../dates/durations';
import { type DateWithStartTime, parseTournamentStart } from '../../tournament/tournamentStart';
import type { RosterSettings } from '../model/settings';

/** ROSTER-7: true while a free spot still goes to the first who waits; false where the start is unknown. */
export function isPromotionOpen(
  now: number,
  tournament: DateWithStartTime,
  { handOverHours }: Pick<RosterSettings, 'handOverHours'>,
  zone: string,
): boolean {
  const start = parseTournamentStart(tournament, zone);
  return start !== null && now < start - handOverHours * HOUR_MS;
}

/** APPLY-3: when signing up ends, ms since the epoch; null where the start is unknown. */
export function computeSignUpEnd(
  tournament: DateWithStartTime,
  { signUpEndsHours }: Pick<RosterSettings, 'signUpEndsHours'>,
  zone: string,
): number | null {
  const start = parseTournamentStart(tournament, zone);
  return start === null ? null : start - signUpEndsHours * HOUR_MS;
}
