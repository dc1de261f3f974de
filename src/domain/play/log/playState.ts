import { createEntryState, type EntryState } from '../model/entry';
import type { Round } from '../model/round';
import { DEFAULT_PLAY_SETTINGS, type PlaySettings } from '../model/settings';
import { applyRoundEvent } from './applyRoundEvent';
import type { PlayChange, PlayEvent } from './events';
import { reconcileOutcomeChange, NO_OUTCOME, type Outcome } from './outcome';

/** All that the events of a play add up to. */
export type PlayState = {
  settings: PlaySettings;
  entries: Readonly<Record<string, EntryState>>;
  /** Oldest first; drawn rounds follow the started ones. */
  rounds: readonly Round[];
  outcome: Outcome;
};

export const EMPTY_PLAY_STATE: PlayState = {
  settings: DEFAULT_PLAY_SETTINGS,
  entries: {},
  rounds: [],
  outcome: NO_OUTCOME,
};

/** PLAY-45: why no pair can be made of two. */
export type PairViolation = 'withOneself' | 'oneSided' | 'sameSex' | 'torn';

/** Why an event cannot be applied: somebody else was first, what it names is not there, or it makes no sense. */
export type Refusal = {
  refused:
    | 'conflict'
    | 'unknownEntry'
    | 'duplicateEntry'
    | 'invalid'
    | 'finished'
    | 'played'
    | PairViolation;
  entryId: string | null;
};

export const isRefusal = (result: object): result is Refusal => 'refused' in result;

/** What a change makes of some values: `from` and `to` have the same fields. */
export type ValuesChange<Values> = { from: Partial<Values>; to: Partial<Values> };

export const listKeysOfChange = <Values extends object>({ to }: ValuesChange<Values>) =>
  Object.keys(to) as (keyof Values)[];

/** The fields that have neither the value that the change builds on nor the one that it sets. */
export const findConflictingKeys = <Values extends object>(
  current: Values,
  change: ValuesChange<Values>,
): (keyof Values)[] =>
  listKeysOfChange(change).filter(
    (name) => current[name] !== change.from[name] && current[name] !== change.to[name],
  );

/** What an event changes. */
type Step =
  | Pick<PlayState, 'settings'>
  | Pick<PlayState, 'rounds'>
  | Pick<PlayState, 'outcome'>
  | { entryId: string; entry: EntryState };

const hasEntry = ({ entries }: Pick<PlayState, 'entries'>, entryId: string): boolean =>
  Object.hasOwn(entries, entryId);

/** Applies an event about the play as a whole: its settings, its rounds, or how it ended. */
function computePlayStep(
  { settings, outcome, entries, rounds }: PlayState,
  event: Exclude<PlayEvent, { entryId: string }>,
): Step | Refusal {
  const conflict: Refusal = { refused: 'conflict', entryId: null };
  if (event.kind === 'settingsChanged') {
    if (findConflictingKeys(settings, event).length > 0) return conflict;
    return { settings: { ...settings, ...event.to } };
  }
  if (event.kind === 'outcomeChanged') {
    const agreed = reconcileOutcomeChange(outcome, event);
    if (findConflictingKeys(outcome, agreed).length > 0) return conflict;
    return { outcome: { ...outcome, ...agreed.to } };
  }
  const next = applyRoundEvent(rounds, event, (entryId) => hasEntry({ entries }, entryId));
  return typeof next === 'string' ? { refused: next, entryId: null } : { rounds: next };
}

/**
 * ROSTER-15: changes of different entries, and of different fields of one, hold together; of two that change
 * the same field the second is refused, unless both say the same. Of an entry whose adding was undone nothing
 * changes but that it comes back.
 */
function computeStep(state: PlayState, event: PlayEvent): Step | Refusal {
  if (!('entryId' in event)) return computePlayStep(state, event);
  const { entryId } = event;
  const entry = hasEntry(state, entryId) ? state.entries[entryId] : undefined;
  if (event.kind === 'entryAdded') {
    if (entry) return { refused: 'duplicateEntry', entryId };
    // An older log does not have all of the fields.
    return {
      entryId,
      entry: { ...createEntryState(event.state.status, event.state.rank), ...event.state },
    };
  }
  if (!entry) return { refused: 'unknownEntry', entryId };
  if (event.kind === 'personCorrected') return { entryId, entry };
  const isGone = entry.status === 'removed' && event.to.status === undefined;
  if (isGone || findConflictingKeys(entry, event).length > 0)
    return { refused: 'conflict', entryId };
  return { entryId, entry: { ...entry, ...event.to } };
}

/** Mutable during a fold: copying the entries per event would be quadratic. */
type MutablePlayState = { -readonly [Name in keyof PlayState]: PlayState[Name] } & {
  entries: Record<string, EntryState>;
};

function setEntry(entries: MutablePlayState['entries'], entryId: string, value: EntryState): void {
  // Unlike an assignment, this takes every text for a name.
  Object.defineProperty(entries, entryId, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** @returns why the first event that does not fit is refused; null where all are applied */
function applyInPlace(draft: MutablePlayState, events: readonly PlayEvent[]): Refusal | null {
  for (const event of events) {
    const step = computeStep(draft, event);
    if ('refused' in step) return step;
    if ('entryId' in step) setEntry(draft.entries, step.entryId, step.entry);
    else Object.assign(draft, step);
  }
  return null;
}

/** The state after all of the events, or why the first that does not fit is refused. */
export function applyEvents(state: PlayState, events: readonly PlayEvent[]): PlayState | Refusal {
  const draft = { ...state, entries: { ...state.entries } };
  return applyInPlace(draft, events) ?? draft;
}

/** ROSTER-15: the state after an event, or why it is refused. */
export const applyEvent = (state: PlayState, event: PlayEvent): PlayState | Refusal =>
  applyEvents(state, [event]);

/**
 * The state that a play's changes add up to, oldest first.
 * @throws Error where one of them does not follow from those before it: each was accepted when it was stored
 */
export function foldChanges(changes: readonly Pick<PlayChange, 'id' | 'events'>[]): PlayState {
  const draft: MutablePlayState = { ...EMPTY_PLAY_STATE, entries: {} };
  for (const { id, events } of changes) {
    const refusal = applyInPlace(draft, events);
    if (refusal) throw new Error(`Change ${id} of a play does not follow: ${refusal.refused}`);
  }
  return draft;
}
