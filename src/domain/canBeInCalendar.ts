import { isRealDate } from './dates';
import { isTime } from './time';
import type { Tournament } from './tournament';
import { hasServerId } from './wire';

/** COMFORT-44: whether a tournament has a place in a calendar: an id, and a start that can be read. */
export const canBeInCalendar = (
  tournament: Pick<Tournament, 'id' | 'date' | 'start_time'>,
): boolean =>
  hasServerId(tournament) && isRealDate(tournament.date) && isTime(tournament.start_time);
