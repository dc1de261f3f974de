import { EARLIEST_START, LATEST_END } from './limits';
import type { TournamentRequest } from './tournament';
import { isEndAfterStart } from './rules';

const getHour = (time: string): number => Number(time.slice(0, 2));

/**
 * Checks the times a last time before a tournament is sent (CREATE-12).
 * @returns the error in English for developers; null when the times are valid
 */
export function validateClubHours({ startTime, endTime }: TournamentRequest): string | null {
  if (endTime && !isEndAfterStart(startTime, endTime)) return 'the end is not after the start';
  if (getHour(startTime) < getHour(EARLIEST_START)) return 'the start is before the club opens';
  if (endTime && getHour(endTime) > getHour(LATEST_END)) return 'the end is after the club closes';
  return null;
}
