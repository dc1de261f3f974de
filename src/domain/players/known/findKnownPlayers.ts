import { compareCodeUnits } from '../../draw/base/sortIdsByLot';
import { formatFullName } from '../../play/people/names';
import { foldNameLetters } from '../../lib/cleanName';
import { HIT_RANK_NONE, HIT_RANK_WORD_START, rankWord } from '../../search/hitRanks';
import { createPhoneRanker } from '../../search/phoneRanker';
import { isSearchable, parseSearchTerms, type SearchTerm } from '../../search/searchTerms';
import { listPhones } from '../identity/playerAliases';
import type { Player } from '../playerWire';
import { toLatinKey } from './latinKey';

/** A player with the folded name, in Cyrillic and in Latin letters. */
type SearchablePlayer = { player: Player; name: string; latinName: string };

/** Cached per list, so that names are folded once for all keystrokes. */
const searchableByList = new WeakMap<readonly Player[], readonly SearchablePlayer[]>();

function listSearchable(players: readonly Player[]): readonly SearchablePlayer[] {
  const known = searchableByList.get(players);
  if (known) return known;
  const all = players.map((player) => {
    const name = foldNameLetters(formatFullName(player));
    return { player, name, latinName: toLatinKey(name) };
  });
  searchableByList.set(players, all);
  return all;
}

const startsWord = (name: string, word: string): boolean =>
  word !== '' && rankWord(name, word) === HIT_RANK_WORD_START;

function createTermCheck({ word, digits }: SearchTerm): (one: SearchablePlayer) => boolean {
  const rankPhone = digits === undefined ? null : createPhoneRanker(digits);
  const written = foldNameLetters(word ?? '');
  const latinWord = toLatinKey(written);
  return ({ player, name, latinName }) =>
    startsWord(name, written) ||
    startsWord(latinName, latinWord) ||
    (rankPhone !== null && listPhones(player).some((phone) => rankPhone(phone) !== HIT_RANK_NONE));
}

/** Compares players: most tournaments on the weekday first, then the last seen, then by name. */
const createComparer = (weekday: number) => (one: SearchablePlayer, other: SearchablePlayer) =>
  (other.player.weekdays[weekday] ?? 0) - (one.player.weekdays[weekday] ?? 0) ||
  compareCodeUnits(other.player.lastSeen ?? '', one.player.lastSeen ?? '') ||
  compareCodeUnits(one.name, other.name);

/**
 * The players that a typed text may mean, likeliest first (ROSTER-40). Either each word of the text begins a word of
 * the name, in any order and in Cyrillic or Latin; or a phone contains the text's digits. Empty before two letters or
 * three digits.
 * @param weekday of the tournament, Monday 0
 * @param today yyyy-MM-dd in the club's time zone
 */
export function findKnownPlayers(
  text: string,
  players: readonly Player[],
  { weekday, today }: { weekday: number; today: string },
): Player[] {
  if (!isSearchable(text)) return [];
  const checks = parseSearchTerms(text, today).map(createTermCheck);
  return listSearchable(players)
    .filter((one) => checks.every((check) => check(one)))
    .sort(createComparer(weekday))
    .map(({ player }) => player);
}
