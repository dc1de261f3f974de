import { addDays } from '../dates/dates';
import type { PlaySummary } from '../play/wire/playSummary';
import type { Tournament } from '../tournament/tournament';

/** The number of days before a tournament by which applications are expected. */
const DAYS_AHEAD = 7;

/** True for a tournament of today or the next seven days without applications and roster. */
export const isSoonWithoutApplications = (
  { date, applications }: Pick<Tournament, 'date' | 'applications'>,
  today: string,
  play?: Pick<PlaySummary, 'confirmed'>,
): boolean =>
  applications.length === 0 &&
  !play?.confirmed &&
  date >= today &&
  date <= addDays(today, DAYS_AHEAD);
