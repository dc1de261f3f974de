import type { EntryState } from './entry';
import type { PlayChange, PlayEvent } from './events';
import { DEFAULT_SETTINGS, type RosterSettings } from './settings';

/** All that the events of a play add up to. */
export type PlayState = {
  settings: RosterSettings;
  entries: Readonly<Record<string, EntryState>>;
};

export const EMPTY_PLAY: PlayState = { settings: DEFAULT_SETTINGS, entries: {} };

/** Why an event cannot be applied: somebody else was first, or what it names is not there. */
export type Refusal = {
  refused: 'conflict' | 'unknownEntry' | 'duplicateEntry';
  entryId: string | null;
};

export const isRefusal = (result: PlayState | Refusal): result is Refusal => 'refused' in result;

/** Whether each field still has the value that the change was made from, or has the new one already. */
const fits = <Values extends object>(
  current: Values,
  { from, to }: { from: Partial<Values>; to: Partial<Values> },
): boolean =>
  (Object.keys(to) as (keyof Values)[]).every(
    (field) => current[field] === from[field] || current[field] === to[field],
  );

/**
 * ROSTER-15: the state after an event. Changes of different entries, and of different fields of one, hold
 * together; of two that change the same field the second is refused, unless both say the same.
 */
export function applyEvent(state: PlayState, event: PlayEvent): PlayState | Refusal {
  if (event.kind === 'settingsChanged') {
    if (!fits(state.settings, event)) return { refused: 'conflict', entryId: null };
    return { ...state, settings: { ...state.settings, ...event.to } };
  }
  const { entryId } = event;
  const entry = state.entries[entryId];
  if (event.kind === 'entryAdded') {
    if (entry) return { refused: 'duplicateEntry', entryId };
    return { ...state, entries: { ...state.entries, [entryId]: event.state } };
  }
  if (!entry) return { refused: 'unknownEntry', entryId };
  if (event.kind === 'personCorrected') return state;
  if (!fits(entry, event)) return { refused: 'conflict', entryId };
  return { ...state, entries: { ...state.entries, [entryId]: { ...entry, ...event.to } } };
}

/** The state after all of the events, or why the first that does not fit is refused. */
export function applyEvents(state: PlayState, events: readonly PlayEvent[]): PlayState | Refusal {
  let next = state;
  for (const event of events) {
    const result = applyEvent(next, event);
    if (isRefusal(result)) return result;
    next = result;
  }
  return next;
}

/**
 * The state that a play's changes add up to, oldest first.
 * @throws Error where one of them does not follow from those before it: each was accepted when it was stored
 */
export function foldChanges(changes: readonly Pick<PlayChange, 'id' | 'events'>[]): PlayState {
  return changes.reduce((state, { id, events }) => {
    const next = applyEvents(state, events);
    if (isRefusal(next)) throw new Error(`Change ${id} of a play does not follow: ${next.refused}`);
    return next;
  }, EMPTY_PLAY);
}
