import { groupBy } from '../../lib/groupBy';
import type { Entry } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { toNameKey } from '../../lib/sameName';
import { listActiveEntries } from '../../play/roster/entryWarnings';
import type { Player } from '../playerWire';

const getNameKey = (person: Pick<Player, 'givenName' | 'familyName'>): string =>
  toNameKey(formatFullName(person));

/**
 * PLAYER-84: players without a phone of whose full name there is another one, such as with the phone that came later.
 * Nothing tells whether they are one person, so that only somebody can say it.
 */
export function listDoubtfulPlayers(players: readonly Player[]): Player[] {
  if (players.every(({ phone }) => phone !== null)) return [];
  return [...groupBy(players, getNameKey)]
    .filter(([name, namesakes]) => name.includes(' ') && namesakes.length > 1)
    .flatMap(([, namesakes]) => namesakes)
    .filter(({ phone }) => phone === null);
}

/** ROSTER-35: those of the doubtful players who have the full name of somebody in a roster. */
export function listNamesakes(entries: readonly Entry[], doubtful: readonly Player[]): Player[] {
  if (doubtful.length === 0) return [];
  const names = new Set(listActiveEntries(entries).map(getNameKey));
  return doubtful.filter((player) => names.has(getNameKey(player)));
}
