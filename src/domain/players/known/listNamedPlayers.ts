import { toPhoneKey } from '../../fields/playerPhone';
import type { EntryPerson } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { normalizeName } from '../../lib/sameName';
import type { Player } from '../playerWire';
import { toLatinKey } from './latinKey';

type NamedPerson = Pick<EntryPerson, 'givenName' | 'familyName' | 'phone'>;

/** The words of a name in the order of letters, alike in both scripts. */
const getNameKey = (person: Pick<NamedPerson, 'givenName' | 'familyName'>): string =>
  toLatinKey(normalizeName(formatFullName(person)))
    .split(' ')
    .sort()
    .join(' ');

const getPhoneKey = ({ phone }: Pick<NamedPerson, 'phone'>): string => toPhoneKey(phone ?? '');

/**
 * The players whom somebody that was written down may mean: those of the same name, whole or the one word that is
 * there, in either script. A phone leaves those who have it, or none; with another phone they are other people
 * (ROSTER-41).
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
