import { toPhoneKey } from '../../fields/playerPhone';
import type { EntryPerson } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { normalizeName } from '../../lib/sameName';
import type { Player } from '../playerWire';
import { toLatinKey } from './latinKey';

type NamedPerson = Pick<EntryPerson, 'givenName' | 'familyName' | 'phone'>;

/** The words of a name in alphabetical order, equal for both scripts. */
const getNameKey = (person: Pick<NamedPerson, 'givenName' | 'familyName'>): string =>
  toLatinKey(normalizeName(formatFullName(person)))
    .split(' ')
    .sort()
    .join(' ');

const getPhoneKey = ({ phone }: Pick<NamedPerson, 'phone'>): string => toPhoneKey(phone ?? '');

/**
 * The players whom a written person may mean, by the whole name or its only word, in either script (ROSTER-41). A phone
 * selects the players with it, else those of the whole name without a phone; another phone means other people.
 */
export function listNamedPlayers(person: NamedPerson, players: readonly Player[]): Player[] {
  const nameKey = getNameKey(person);
  if (nameKey === '') return [];
  const isOneWord = !nameKey.includes(' ');
  const hasName = (player: Player) => {
    const key = getNameKey(player);
    return key === nameKey || (isOneWord && key.split(' ').includes(nameKey));
  };
  const phoneKey = getPhoneKey(person);
  const named = players.filter(hasName);
  if (phoneKey === '') return named;
  const withPhone = named.filter((player) => getPhoneKey(player) === phoneKey);
  return withPhone.length > 0
    ? withPhone
    : named.filter((player) => player.phone === null && getNameKey(player) === nameKey);
}
