import { addDays } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';

/** Number of days before a tournament within which applications are expected. */
const DAYS_AHEAD = 7;

/**
 * True for a tournament of today or the next seven days that has neither applications nor a roster.
 * @param people «12 играют»; empty without a roster (ROSTER-42)
 */
export const isSoonWithoutApplications = (
  { date, applications }: Pick<Tournament, 'date' | 'applications'>,
  today: string,
  people = '',
): boolean =>
  applications.length === 0 && people === '' && date >= today && date <= addDays(today, DAYS_AHEAD);
