import { toPhoneKey } from '../../fields/playerPhone';
import type { EntryPerson } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { foldNameLetters } from '../../lib/cleanName';
import { sortWords, toNameKey } from '../../lib/sameName';
import { listPhones } from '../identity/playerAliases';
import type { Player } from '../playerWire';
import { toLatinKey } from './latinKey';

type NamedPerson = Pick<EntryPerson, 'givenName' | 'familyName' | 'phone'>;

/**
 * Two keys of a name, with its words in alphabetical order: by its sound in both scripts, and by its looks (PLAYER-85).
 */
const listNameKeys = (name: string): string[] => [
  sortWords(toLatinKey(foldNameLetters(name))),
  toNameKey(name),
];

/** Cached per player, so that names are folded once for all lines. */
const keysByPlayer = new WeakMap<Player, readonly (readonly string[])[]>();

function getPlayerKeys(player: Player): readonly (readonly string[])[] {
  const names = [formatFullName(player), ...player.otherNames];
  const keys = keysByPlayer.get(player) ?? names.map(listNameKeys);
  keysByPlayer.set(player, keys);
  return keys;
}

/**
 * The players that a written person may mean, by full name or by a single word, in Cyrillic or Latin (ROSTER-41). With
 * a phone: the players with that phone, otherwise those with the full name and no phone. Players with another phone are
 * other people.
 */
export function listNamedPlayers(person: NamedPerson, players: readonly Player[]): Player[] {
  const nameKeys = listNameKeys(formatFullName(person));
  if (nameKeys.includes('')) return [];
  const hasKey = (player: Player, isKey: (key: string, wanted: string) => boolean) =>
    getPlayerKeys(player).some((keys) => keys.some((key, at) => isKey(key, nameKeys[at]!)));
  const hasWholeName = (player: Player) => hasKey(player, (key, wanted) => key === wanted);
  // A key of several words cannot equal a single word of another key.
  const hasWord = (player: Player) =>
    hasKey(player, (key, wanted) => key.split(' ').includes(wanted));
  const phoneKey = toPhoneKey(person.phone ?? '');
  const named = players.filter((player) => hasWholeName(player) || hasWord(player));
  if (phoneKey === '') return named;
  const withPhone = named.filter((player) =>
    listPhones(player).some((phone) => toPhoneKey(phone) === phoneKey),
  );
  return withPhone.length > 0
    ? withPhone
    : named.filter((player) => listPhones(player).length === 0 && hasWholeName(player));
}
