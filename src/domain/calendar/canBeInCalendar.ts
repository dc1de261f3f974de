import { isRealDate } from '../dates/dates';
import { isTime } from '../dates/time';
import type { Tournament } from '../tournament/tournament';
import { hasServerId } from '../tournament/tournamentWire';

/** True when a tournament fits in a calendar: it has an id and a readable start (COMFORT-44). */
export const canBeInCalendar = (
  tournament: Pick<Tournament, 'id' | 'date' | 'start_time'>,
): boolean =>
  hasServerId(tournament) && isRealDate(tournament.date) && isTime(tournament.start_time);
