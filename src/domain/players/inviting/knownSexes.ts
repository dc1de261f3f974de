import type { Sex } from '../../draw/base/drawnRound';
import type { Entry } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { listActiveEntries } from '../../play/roster/entryWarnings';
import { createPlayerFinder } from '../createPlayerFinder';
import type { Player } from '../playerWire';

/**
 * Finds the м/ж of entries that lack it, from earlier tournaments (PLAY-51).
 * @returns the entries in roster order, each with its м/ж
 */
export function findKnownSexes(
  entries: readonly Entry[],
  players: readonly Player[],
): { entry: Entry; sex: Sex }[] {
  const missing = listActiveEntries(entries).filter(({ sex }) => sex === null);
  if (missing.length === 0) return [];
  const findPlayer = createPlayerFinder(players.filter(({ sex }) => sex !== null));
  return missing.flatMap((entry) => {
    const player = findPlayer({ name: formatFullName(entry), phone: entry.phone });
    return player ? [{ entry, sex: player.sex! }] : [];
  });
}
