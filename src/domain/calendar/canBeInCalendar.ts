import { isRealDate } from '../dates/dates';
import { isTime } from '../dates/time';
import type { Tournament } from '../tournament/tournament';
import { hasServerId } from '../tournament/tournamentWire';

/** COMFORT-44: whether a tournament has a place in a calendar: an id, and a start that can be read. */
export const canBeInCalendar = (
  tournament: Pick<Tournament, 'id' | 'date' | 'start_time'>,
): boolean =>
  hasServerId(tournament) && isRealDate(tournament.date) && isTime(tournament.start_time);
