import { isRealDate } from '../dates/dates';
import { isTime } from '../dates/time';
import type { Tournament } from '../tournament/tournament';
import { hasServerId } from '../tournament/tournamentWire';

/** True when a tournament has an id and a valid start, so that a calendar can contain it (COMFORT-44). */
export const canBeInCalendar = (
  tournament: Pick<Tournament, 'id' | 'date' | 'start_time'>,
): boolean =>
  hasServerId(tournament) && isRealDate(tournament.date) && isTime(tournament.start_time);
