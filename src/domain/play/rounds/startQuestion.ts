import type { PlayState } from '../log/playState';
import type { Entry } from '../model/entry';
import { listUnpaired } from '../roster/availability';

/**
 * PLAY-9: what is asked before the first round: about those nobody has marked where others are, and whether to start
 * without those whom the pairs leave over (PLAY-40, PLAY-41).
 * @returns those who are to be marked, maybe none; null where there is nothing to ask
 */
export function findEntriesToMarkAtStart(
  entries: readonly Entry[],
  state: PlayState,
): Entry[] | null {
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  const unmarked = confirmed.filter(({ attendance }) => attendance === null);
  const asked = unmarked.length < confirmed.length ? unmarked : [];
  return asked.length > 0 || listUnpaired(state, 1).length > 0 ? asked : null;
}
