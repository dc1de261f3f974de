import { addDays } from './dates';
import type { Tournament } from './tournament';

/** How many days before its start somebody should have applied. */
const DAYS_AHEAD = 7;

/** DESK-35: whether nobody has applied for a tournament of today or the next seven days. */
export const lacksApplications = (
  { date, applications }: Pick<Tournament, 'date' | 'applications'>,
  today: string,
): boolean => applications.length === 0 && date >= today && date <= addDays(today, DAYS_AHEAD);
