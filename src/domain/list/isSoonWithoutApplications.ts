import { addDays } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';

/** The number of days before a tournament by which applications are expected. */
const DAYS_AHEAD = 7;

/**
 * True for a tournament of today or the next seven days without applications and roster.
 * @param people «12 играют»; empty without a roster (ROSTER-42)
 */
export const isSoonWithoutApplications = (
  { date, applications }: Pick<Tournament, 'date' | 'applications'>,
  today: string,
  people = '',
): boolean =>
  applications.length === 0 && people === '' && date >= today && date <= addDays(today, DAYS_AHEAD);
