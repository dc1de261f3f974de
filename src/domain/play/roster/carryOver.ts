import { formatWeekday } from '../../dates/shortDate';
import { formatOrRaw } from '../../lib/formatOrRaw';
import type { Tournament } from '../../tournament/tournament';
import { hasServerId } from '../../tournament/tournamentWire';
import type { Entry } from '../model/entry';
import { formatFullName } from '../people/names';
import { isSameName } from '../../lib/sameName';
import { getPhoneKey } from './entryWarnings';

/** The limit of offered tournaments. */
const OFFERED_MAX = 20;

type Evening = Pick<Tournament, 'id' | 'date' | 'tournament_type'>;

const getWeekday = ({ date }: Evening): string => formatOrRaw(date, formatWeekday);

const compareLatestFirst = (one: Tournament, other: Tournament): number =>
  `${one.date} ${one.start_time}` < `${other.date} ${other.start_time}` ? 1 : -1;

/** The earlier tournaments on the same weekday, the latest first (ROSTER-49). */
export const listEarlierOnWeekday = (
  tournaments: readonly Tournament[],
  evening: Evening,
): Tournament[] =>
  tournaments
    .filter(
      (one) =>
        one.id !== evening.id &&
        hasServerId(one) &&
        one.date < evening.date &&
        getWeekday(one) === getWeekday(evening),
    )
    .sort(compareLatestFirst)
    .slice(0, OFFERED_MAX);

/** The earlier tournaments of the same weekday and type, the latest first. */
export const listLikeEvenings = (
  tournaments: readonly Tournament[],
  evening: Evening,
): Tournament[] =>
  listEarlierOnWeekday(
    tournaments.filter((one) => one.tournament_type === evening.tournament_type),
    evening,
  );

/** The last earlier tournament of the same weekday and type; null without one. */
export const findLastLikeEvening = (
  tournaments: readonly Tournament[],
  evening: Evening,
): Tournament | null => listLikeEvenings(tournaments, evening)[0] ?? null;

type Person = Pick<Entry, 'givenName' | 'familyName' | 'phone'>;

/** True when two entries are one person: equal names, and equal phones if both have one (ROSTER-5). */
export const isSamePerson = (one: Person, other: Person): boolean => {
  const phones = [getPhoneKey(one), getPhoneKey(other)];
  return phones[0] !== null && phones[1] !== null
    ? phones[0] === phones[1] && isSameName(formatFullName(one), formatFullName(other))
    : isSameName(formatFullName(one), formatFullName(other));
};
