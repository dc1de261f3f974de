import type { EntryChangedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { getSlot } from './availability';
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

/** The id of an entry's fixed pair; substitutes keep it. Undefined without a fixed pair (PLAY-41). */
export function createPairIdLookup(state: PlayState): (entryId: string) => string | undefined {
  const pairs = new Map<string, string>();
  if (state.settings.variant !== 'fixed') return () => undefined;
  for (const entryId of Object.keys(state.entries)) {
    const partner = findPartner(state, entryId);
    if (partner === null) continue;
    const [slot, other] = [getSlot(state, entryId), getSlot(state, partner)];
    pairs.set(slot, slot < other ? slot : other);
  }
  return (entryId) => pairs.get(getSlot(state, entryId));
}
