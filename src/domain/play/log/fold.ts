import type { EntryState } from '../model/entry';
import { applyRules, isEventKind } from './eventRegistry';
import type { PlayChange, PlayEvent } from './events';
import { EMPTY_PLAY_STATE, type PlayState, type Refusal } from './playState';

/** Mutable during a fold: copying the entries per event would be quadratic. */
type MutablePlayState = { -readonly [Name in keyof PlayState]: PlayState[Name] } & {
  entries: Record<string, EntryState>;
};

function setEntry(entries: MutablePlayState['entries'], entryId: string, value: EntryState): void {
  // Unlike an assignment, this also works for a name such as `__proto__`.
  Object.defineProperty(entries, entryId, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** @returns the refusal of the first event that does not fit; null when all are applied */
function applyInPlace(draft: MutablePlayState, events: readonly PlayEvent[]): Refusal | null {
  for (const event of events) {
    const patch = applyRules(draft, event);
    if (patch === null) continue;
    if ('refused' in patch) return patch;
    if ('entryId' in patch) setEntry(draft.entries, patch.entryId, patch.entry);
    else Object.assign(draft, patch);
  }
  return null;
}

/** Returns the state after all events, or the refusal of the first one that does not fit. */
export function applyEvents(state: PlayState, events: readonly PlayEvent[]): PlayState | Refusal {
  const draft = { ...state, entries: { ...state.entries } };
  return applyInPlace(draft, events) ?? draft;
}

/** Returns the state after an event, or its refusal (ROSTER-15). */
export const applyEvent = (state: PlayState, event: PlayEvent): PlayState | Refusal =>
  applyEvents(state, [event]);

/**
 * Returns the state after all changes of a play, oldest first.
 * @throws Error when a change does not fit the ones before it: each was accepted when it was stored
 */
export function foldChanges(changes: readonly Pick<PlayChange, 'id' | 'events'>[]): PlayState {
  const draft: MutablePlayState = { ...EMPTY_PLAY_STATE, entries: {} };
  for (const { id, events } of changes) {
    if (!events.every(({ kind }) => isEventKind(kind)))
      throw new Error(`Change ${id} of a play is of a newer version`);
    const refusal = applyInPlace(draft, events);
    if (refusal) throw new Error(`Change ${id} of a play does not follow: ${refusal.refused}`);
  }
  return draft;
}
