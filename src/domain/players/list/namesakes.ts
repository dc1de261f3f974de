import { groupBy } from '../../lib/groupBy';
import type { Entry } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { toNameKey } from '../../lib/sameName';
import { listActiveEntries } from '../../play/roster/entryWarnings';
import type { Player } from '../playerWire';

const getNameKey = (person: Pick<Player, 'givenName' | 'familyName'>): string =>
  toNameKey(formatFullName(person));

/**
 * Players without a phone who share a full name with another player (PLAYER-84). The phone of such a player may have
 * become known later. Only a user can decide if both are one person.
 */
export function listDoubtfulPlayers(players: readonly Player[]): Player[] {
  if (players.every(({ phone }) => phone !== null)) return [];
  return [...groupBy(players, getNameKey)]
    .filter(([name, namesakes]) => name.includes(' ') && namesakes.length > 1)
    .flatMap(([, namesakes]) => namesakes)
    .filter(({ phone }) => phone === null);
}

/** The doubtful players who share a full name with a player in a roster (ROSTER-35). */
export function listNamesakes(entries: readonly Entry[], doubtful: readonly Player[]): Player[] {
  if (doubtful.length === 0) return [];
  const names = new Set(listActiveEntries(entries).map(getNameKey));
  return doubtful.filter((player) => names.has(getNameKey(player)));
}
