import { isRealDate } from '../dates/dates';
import { toInstant } from '../dates/instants';
import { isTime } from '../dates/time';
import type { Tournament } from './tournament';

export type DateWithStartTime = Pick<Tournament, 'date' | 'start_time'>;

/**
 * The start of a tournament, ms since the epoch; null when its date or time is invalid.
 * @param zone IANA name of the club's zone
 */
export function parseTournamentStart(
  { date, start_time }: DateWithStartTime,
  zone: string,
): number | null {
  return isRealDate(date) && isTime(start_time) ? toInstant(date, start_time, zone) : null;
}
