import { HOUR_MS } from '../durations';
import { toInstant } from '../instants';
import { isTime } from '../time';
import type { Tournament } from '../tournament';
import type { RosterSettings } from './settings';

type StartFields = Pick<Tournament, 'date' | 'start_time'>;

/**
 * When a tournament starts, ms since the epoch; null where its date or time cannot be read.
 * @param zone IANA name, the club's
 */
export function parseTournamentStart(
  { date, start_time }: StartFields,
  zone: string,
): number | null {
  if (!isTime(start_time)) return null;
  const start = toInstant(date, start_time, zone);
  return Number.isNaN(start) ? null : start;
}

/** ROSTER-7: whether a free place still goes on by itself at an instant; not where the start is unknown. */
export function isPromotionOpen(
  now: number,
  tournament: StartFields,
  { handOverHours }: Pick<RosterSettings, 'handOverHours'>,
  zone: string,
): boolean {
  const start = parseTournamentStart(tournament, zone);
  return start !== null && now < start - handOverHours * HOUR_MS;
}

/** APPLY-3: when signing up ends, ms since the epoch; null where the start is unknown. */
export function computeSignUpEnd(
  tournament: StartFields,
  { signUpEndsHours }: Pick<RosterSettings, 'signUpEndsHours'>,
  zone: string,
): number | null {
  const start = parseTournamentStart(tournament, zone);
  return start === null ? null : start - signUpEndsHours * HOUR_MS;
}
