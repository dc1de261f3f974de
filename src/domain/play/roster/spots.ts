import type { PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { listExpectedIds } from './attendance';
import { listReplacedIds } from './availability';

type Entries = Readonly<Record<string, EntryState>>;

/** The confirmed entries in whose place one of them plays. */
export const listEntriesReplacedBy = (entries: Entries, entryId: string): EntryState[] =>
  listReplacedIds({ entries }, entryId)
    .filter((id) => id !== entryId && entries[id]?.status === 'confirmed')
    .map((id) => entries[id]!);

/**
 * ROSTER-1: who is in the roster as it is counted everywhere, in its order: whoever did not come holds no spot, and
 * those who play in each other's place hold one.
 */
export function listSpotHolders(entries: Entries): string[] {
  const there = listExpectedIds(entries);
  const holders = new Set(there);
  for (const id of there) {
    // Of two who replaced each other the first one here stands for both.
    if (!holders.has(id)) continue;
    for (const replaced of listReplacedIds({ entries }, id))
      if (replaced !== id) holders.delete(replaced);
  }
  return there.filter((id) => holders.has(id));
}

/** How many spots are free: negative where more are confirmed than there is room for, infinite without a limit. */
export const countFreeSpots = ({
  settings: { capacity },
  entries,
}: Pick<PlayState, 'settings' | 'entries'>): number =>
  capacity === null ? Infinity : capacity - listSpotHolders(entries).length;
