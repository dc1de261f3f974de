import { createPhoneRanker } from '../../search/phoneRanker';
import { HIT_RANK_NONE, rankWord } from '../../search/hitRanks';
import { parseSearchTerms } from '../../search/searchTerms';
import { foldNameLetters } from '../../lib/cleanName';
import { formatFullName } from '../../play/people/names';
import { listPhones } from '../identity/playerAliases';
import { isPlayerInFilter } from './regulars';
import type { Player } from '../playerWire';
import type { PlayerColumn, PlayersParams } from './playersParams';

/** A player with the folded name. */
type FoldedPlayer = { player: Player; name: string };

/** Cached per list, so that names are folded and sorted once for all keystrokes and orders. */
const foldedPlayers = new WeakMap<readonly Player[], FoldedPlayer[]>();

/** Sorts by folded name, which gives the alphabetical order, with ё as е. */
function sortByName(players: readonly Player[]): FoldedPlayer[] {
  const known = foldedPlayers.get(players);
  if (known) return known;
  const all = players.map((player) => ({ player, name: foldNameLetters(formatFullName(player)) }));
  all.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  foldedPlayers.set(players, all);
  return all;
}

const VALUES: Record<Exclude<PlayerColumn, 'name'>, (player: Player) => number | string | null> = {
  level: ({ level }) => level,
  rating: ({ rating }) => rating?.level ?? null,
  tournaments: ({ tournaments }) => tournaments,
  lastSeen: ({ lastSeen }) => lastSeen,
  noShows: ({ noShows }) => noShows,
  paid: ({ paid }) => paid,
};

function compareValues(a: number | string | null, b: number | string | null, sign: number): number {
  if (a === b) return 0;
  // Unknown values are last in both directions.
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}

/** True when the name contains each word of the text, in any order, or a phone contains its digits (PLAYER-10). */
function createTextFilter(text: string, today: string): (one: FoldedPlayer) => boolean {
  const terms = parseSearchTerms(text, today).map(({ word, digits }) => ({
    word: word === undefined ? undefined : foldNameLetters(word),
    rankPhone: digits === undefined ? null : createPhoneRanker(digits),
  }));
  return ({ player, name }) =>
    terms.every(
      ({ word, rankPhone }) =>
        (word !== undefined && rankWord(name, word) !== HIT_RANK_NONE) ||
        (rankPhone !== null &&
          listPhones(player).some((phone) => rankPhone(phone) !== HIT_RANK_NONE)),
    );
}

/**
 * The players that match a view, in its order, then by name (PLAYER-10 to PLAYER-12).
 * @param today yyyy-MM-dd in the club's time zone
 */
export function queryPlayers(
  players: readonly Player[],
  { text, filter, column, isDescending }: PlayersParams,
  today: string,
): Player[] {
  const isFound = createTextFilter(text, today);
  const found = sortByName(players)
    .filter((one) => isPlayerInFilter(one.player, filter, today) && isFound(one))
    .map(({ player }) => player);
  if (column === 'name') return isDescending ? found.reverse() : found;
  const getValue = VALUES[column];
  return found.sort((a, b) => compareValues(getValue(a), getValue(b), isDescending ? -1 : 1));
}
