import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayState } from '../log/playState';
import type { Entry } from '../model/entry';
import { formatFullName } from '../people/names';
import { listWithStatus } from './roster';
import { countFreeSpots } from './spots';

/** Returns «Свободно: 3 места»; «Место свободно» for a single spot, or without a limit. */
export const describeFreeSpots = (free: number): string =>
  free === 1 || free === Infinity
    ? 'Место свободно'
    : `Свободно: ${formatQuantity(free, 'место', 'места', 'мест')}`;

/**
 * The first waiting entry while a spot is free, with the sentence that offers the spot (ROSTER-7). Null when no spot is
 * free or no entry is waiting.
 * @param entries the state's entries with their persons
 */
export function findSpotOffer(
  state: PlayState,
  entries: readonly Entry[],
): { entry: Entry; text: string } | null {
  const [entry] = listWithStatus(entries, 'waiting');
  const free = countFreeSpots(state);
  if (!entry || free <= 0) return null;
  return { entry, text: `${describeFreeSpots(free)}, ждёт ${formatFullName(entry)}` };
}
