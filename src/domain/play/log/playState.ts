import type { SettingsSource } from '../model/carriedSettings';
import type { EntryState } from '../model/entry';
import { NO_OUTCOME, type Outcome } from '../model/outcome';
import type { Round } from '../model/round';
import { DEFAULT_PLAY_SETTINGS, type PlaySettings } from '../model/settings';

/** The state that results from all events of a play. */
export type PlayState = {
  settings: PlaySettings;
  /** Null when the play began with the default settings. */
  settingsSource: SettingsSource | null;
  entries: Readonly<Record<string, EntryState>>;
  /** Rounds, oldest first; drawn rounds follow the started ones. */
  rounds: readonly Round[];
  outcome: Outcome;
};

export const EMPTY_PLAY_STATE: PlayState = {
  settings: DEFAULT_PLAY_SETTINGS,
  settingsSource: null,
  entries: {},
  rounds: [],
  outcome: NO_OUTCOME,
};

/** The state of an entry; undefined when the play has no such entry. */
export const findEntryState = ({ entries }: PlayState, entryId: string): EntryState | undefined =>
  Object.hasOwn(entries, entryId) ? entries[entryId] : undefined;

/** The reasons why two players cannot be a pair (PLAY-45). */
export type PairViolation = 'withOneself' | 'oneSided' | 'sameSex' | 'torn';

/** The reason for refusing an event: another device was first, its target does not exist, or the event is invalid. */
export type Refusal = {
  refused:
    | 'conflict'
    | 'unknownEntry'
    | 'duplicateEntry'
    | 'invalid'
    | 'impossibleTotal'
    | 'finished'
    | 'played'
    | 'playedPair'
    | 'begun'
    | 'final'
    | 'replaced'
    | PairViolation;
  entryId: string | null;
};

export const isRefusal = (result: object): result is Refusal => 'refused' in result;

/** Refusal because another device was first, for a change outside entries. */
export const CONFLICT: Refusal = { refused: 'conflict', entryId: null };

/** Refusal of an event that fits no state. */
export const INVALID: Refusal = { refused: 'invalid', entryId: null };

/** Refuses settings whose sum is outside the limits of its unit (PLAY-83). */
export const IMPOSSIBLE_TOTAL: Refusal = { refused: 'impossibleTotal', entryId: null };
