import type { Tournament } from '../../tournament/tournament';
import { hasServerId } from '../../tournament/tournamentWire';
import type { Entry } from '../model/entry';
import { formatFullName } from '../people/names';
import { isSameName } from '../../lib/sameName';
import { getPhoneKey } from './entryWarnings';
import { listEarlierOnWeekday, type Evening } from './likeEvenings';

/** Maximum number of offered tournaments. */
const OFFERED_MAX = 20;

/** The earlier tournaments on the same weekday, latest first (ROSTER-49). */
export const listOfferedEvenings = (
  tournaments: readonly Tournament[],
  evening: Evening,
): Tournament[] =>
  listEarlierOnWeekday(evening, tournaments.filter(hasServerId)).slice(0, OFFERED_MAX);

type Person = Pick<Entry, 'givenName' | 'familyName' | 'phone'>;

/**
 * True when two entries are the same person: their names are equal, as are their phones if both have one (ROSTER-5).
 */
export const isSamePerson = (one: Person, other: Person): boolean => {
  const phones = [getPhoneKey(one), getPhoneKey(other)];
  return phones[0] !== null && phones[1] !== null
    ? phones[0] === phones[1] && isSameName(formatFullName(one), formatFullName(other))
    : isSameName(formatFullName(one), formatFullName(other));
};
