import type { EntryChangedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { createEntryEvent } from './entryEvents';
import { findPartner } from './partnerMode';

/**
 * Makes two entries a fixed pair; their previous partners become single (PLAY-41).
 * @param other null separates the pair
 */
export function createPairEvents(
  state: PlayState,
  one: string,
  other: string | null,
): EntryChangedEvent[] {
  const to = new Map<string, string | null>();
  for (const entryId of [one, other]) {
    const before = entryId === null ? null : findPartner(state, entryId);
    if (before !== null) to.set(before, null);
  }
  to.set(one, other);
  if (other !== null) to.set(other, one);
  return [...to]
    .filter(([id, partner]) => state.entries[id]!.partner !== partner)
    .map(([id, partner]) => createEntryEvent({ ...state.entries[id]!, id }, { partner }));
}
