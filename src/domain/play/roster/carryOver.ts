import { formatWeekday } from '../../dates/shortDate';
import { formatOrRaw } from '../../lib/formatOrRaw';
import type { Tournament } from '../../tournament/tournament';
import { hasServerId } from '../../tournament/tournamentWire';
import type { Entry } from '../model/entry';
import { formatFullName } from '../people/names';
import { isSameName } from '../../lib/sameName';
import { getPhoneKey } from './entryWarnings';
import { listWithStatus } from './roster';

/** The limit of offered tournaments. */
const OFFERED_MAX = 20;

/** The earlier tournaments on the same weekday, the latest first (ROSTER-5). */
export function listEarlierOnWeekday(
  tournaments: readonly Tournament[],
  { date, id }: Pick<Tournament, 'date' | 'id'>,
): Tournament[] {
  const weekday = formatOrRaw(date, formatWeekday);
  return tournaments
    .filter(
      (one) =>
        one.id !== id &&
        hasServerId(one) &&
        one.date < date &&
        formatOrRaw(one.date, formatWeekday) === weekday,
    )
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, OFFERED_MAX);
}

type Person = Pick<Entry, 'givenName' | 'familyName' | 'phone'>;

/** True when two entries are one person: equal names, and equal phones if both have one (ROSTER-5). */
export const isSamePerson = (one: Person, other: Person): boolean => {
  const phones = [getPhoneKey(one), getPhoneKey(other)];
  return phones[0] !== null && phones[1] !== null
    ? phones[0] === phones[1] && isSameName(formatFullName(one), formatFullName(other))
    : isSameName(formatFullName(one), formatFullName(other));
};

/** The confirmed entries of another roster, in its order, without people already in this one (ROSTER-5). */
export const listCarryOverEntries = (entries: readonly Entry[], here: readonly Entry[]): Entry[] =>
  listWithStatus(entries, 'confirmed').filter(
    (entry) => !here.some((other) => other.status !== 'removed' && isSamePerson(entry, other)),
  );
