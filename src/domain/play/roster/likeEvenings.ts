import { formatWeekday } from '../../dates/shortDate';
import { formatOrRaw } from '../../lib/formatOrRaw';
import type { Tournament } from '../../tournament/tournament';

/** The fields by which two tournaments are similar. */
export type Evening = Pick<Tournament, 'id' | 'tournament_type' | 'date' | 'start_time'>;

const getStart = ({ date, start_time }: Evening): string => `${date} ${start_time}`;
const getWeekday = ({ date }: Evening): string => formatOrRaw(date, formatWeekday);

/** The tournaments before this one on its weekday, latest first. */
export const listEarlierOnWeekday = <One extends Evening>(
  evening: Evening,
  evenings: readonly One[],
): One[] =>
  evenings
    .filter((one) => getWeekday(one) === getWeekday(evening) && getStart(one) < getStart(evening))
    .sort((one, other) => (getStart(one) < getStart(other) ? 1 : -1));

/** The tournaments before this one on its weekday and of its type, latest first (PLAY-71, ROSTER-49). */
export const listLikeEvenings = <One extends Evening>(
  evening: Evening,
  evenings: readonly One[],
): One[] =>
  listEarlierOnWeekday(
    evening,
    evenings.filter((one) => one.tournament_type === evening.tournament_type),
  );
