import type { PlayState } from '../log/playState';
import { listExpectedIds, type CountedPlay } from './attendance';
import { listReplacedIds } from './availability';

/**
 * Ids of the entries with a spot, in roster order; every count uses these (ROSTER-1). An absent player has no spot, and
 * a chain of substitutes has one.
 */
export function listSpotHolders(play: CountedPlay): string[] {
  const { entries } = play;
  const there = listExpectedIds(play);
  const holders = new Set(there);
  for (const id of there) {
    // Two entries that replaced each other count once, as the first of them in this order.
    if (!holders.has(id)) continue;
    for (const replaced of listReplacedIds({ entries }, id))
      if (replaced !== id) holders.delete(replaced);
  }
  return there.filter((id) => holders.has(id));
}

/** Number of free spots; negative with too many confirmed entries, infinite without a limit. */
export const countFreeSpots = (play: PlayState): number => {
  const { capacity } = play.settings;
  return capacity === null ? Infinity : capacity - listSpotHolders(play).length;
};
