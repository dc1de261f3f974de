import { toPhoneKey } from '../../fields/playerPhone';
import type { EntryPerson } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { foldNameLetters } from '../../lib/cleanName';
import { sortWords, toNameKey } from '../../lib/sameName';
import type { Player } from '../playerWire';
import { toLatinKey } from './latinKey';

type NamedPerson = Pick<EntryPerson, 'givenName' | 'familyName' | 'phone'>;

/** The words of a name in alphabetical order, by sound for both scripts, and by looks (PLAYER-85). */
function listNameKeys(person: Pick<NamedPerson, 'givenName' | 'familyName'>): string[] {
  const name = formatFullName(person);
  return [sortWords(toLatinKey(foldNameLetters(name))), toNameKey(name)];
}

/** Names of players are folded once for all lines. */
const keysByPlayer = new WeakMap<Player, readonly string[]>();

function getPlayerKeys(player: Player): readonly string[] {
  const keys = keysByPlayer.get(player) ?? listNameKeys(player);
  keysByPlayer.set(player, keys);
  return keys;
}

const getPhoneKey = ({ phone }: Pick<NamedPerson, 'phone'>): string => toPhoneKey(phone ?? '');

/**
 * The players whom a written person may mean, by the whole name or its only word, in either script (ROSTER-41). A phone
 * selects the players with it, else those of the whole name without a phone; another phone means other people.
 */
export function listNamedPlayers(person: NamedPerson, players: readonly Player[]): Player[] {
  const nameKeys = listNameKeys(person);
  if (nameKeys.includes('')) return [];
  const hasWholeName = (player: Player) =>
    getPlayerKeys(player).some((key, at) => key === nameKeys[at]);
  // A key of several words is no single word of another key.
  const hasWord = (player: Player) =>
    getPlayerKeys(player).some((key, at) => key.split(' ').includes(nameKeys[at]!));
  const phoneKey = getPhoneKey(person);
  const named = players.filter((player) => hasWholeName(player) || hasWord(player));
  if (phoneKey === '') return named;
  const withPhone = named.filter((player) => getPhoneKey(player) === phoneKey);
  return withPhone.length > 0
    ? withPhone
    : named.filter((player) => player.phone === null && hasWholeName(player));
}
