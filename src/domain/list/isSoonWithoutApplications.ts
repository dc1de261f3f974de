import { addDays } from '../dates/dates';
import type { PlaySummary } from '../play/wire/playSummary';
import type { Tournament } from '../tournament/tournament';

/** How many days before its start somebody should have applied. */
const DAYS_AHEAD = 7;

/** DESK-35: whether a tournament of today or the next seven days has no applications, and nobody in its roster. */
export const isSoonWithoutApplications = (
  { date, applications }: Pick<Tournament, 'date' | 'applications'>,
  today: string,
  play?: Pick<PlaySummary, 'confirmed'>,
): boolean =>
  applications.length === 0 &&
  !play?.confirmed &&
  date >= today &&
  date <= addDays(today, DAYS_AHEAD);
