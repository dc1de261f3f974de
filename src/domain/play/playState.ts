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

export const isRefusal = (result: object): result is Refusal => 'refused' in result;

/** What a change makes of some values: `from` and `to` have the same fields. */
export type ValuesChange<Values> = { from: Partial<Values>; to: Partial<Values> };

export const changedNames = <Values extends object>({ to }: ValuesChange<Values>) =>
  Object.keys(to) as (keyof Values)[];

/** The fields in whose place something else stands than the change was made from, and than it makes. */
export const contestedNames = <Values extends object>(
  current: Values,
  change: ValuesChange<Values>,
): (keyof Values)[] =>
  changedNames(change).filter(
    (name) => current[name] !== change.from[name] && current[name] !== change.to[name],
  );

/**
 * ROSTER-15: the state after an event. Changes of different entries, and of different fields of one, hold
 * together; of two that change the same field the second is refused, unless both say the same. Of an entry
 * whose adding was undone nothing changes but that it comes back.
 */
export function applyEvent(state: PlayState, event: PlayEvent): PlayState | Refusal {
  if (event.kind === 'settingsChanged') {
    const isContested = contestedNames(state.settings, event).length > 0;
    if (isContested) return { refused: 'conflict', entryId: null };
    return { ...state, settings: { ...state.settings, ...event.to } };
  }
  const { entryId } = event;
  const entry = Object.hasOwn(state.entries, entryId) ? state.entries[entryId] : undefined;
  if (event.kind === 'entryAdded') {
    if (entry) return { refused: 'duplicateEntry', entryId };
    return { ...state, entries: { ...state.entries, [entryId]: event.state } };
  }
  if (!entry) return { refused: 'unknownEntry', entryId };
  if (event.kind === 'personCorrected') return state;
  const isGone = entry.status === 'removed' && event.to.status === undefined;
  if (isGone || contestedNames(entry, event).length > 0) return { refused: 'conflict', entryId };
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
