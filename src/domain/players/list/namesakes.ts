import { foldLookAlikes } from '../../lib/cleanName';
import { formatFullName } from '../../play/people/names';
import { normalizeName } from '../../play/people/sameName';
import type { Player } from '../playerWire';

/**
 * PLAYER-84: players without a phone of whose full name there is another one, such as with the phone that came later.
 * Nothing tells whether they are one person, so that only somebody can say it.
 */
export function listDoubtfulIds(players: readonly Player[]): ReadonlySet<string> {
  if (players.every(({ phone }) => phone !== null)) return new Set();
  const byName = new Map<string, Player[]>();
  for (const player of players) {
    const name = foldLookAlikes(normalizeName(formatFullName(player)));
    if (name.includes(' ')) byName.set(name, [...(byName.get(name) ?? []), player]);
  }
  const doubtful = [...byName.values()]
    .filter(({ length }) => length > 1)
    .flat()
    .filter(({ phone }) => phone === null);
  return new Set(doubtful.map(({ id }) => id));
}
