import type { EVENT_KINDS } from './eventKinds';
import type { EventOfRules } from './eventRules';

type Kinds = typeof EVENT_KINDS;

export type EventKind = keyof Kinds;

type EventMap = { [Kind in EventKind]: EventOfRules<Kinds[Kind]> };

export type EventOf<Kind extends EventKind> = EventMap[Kind];

export type PlayEvent = EventOf<EventKind>;

export type EntryAddedEvent = EventOf<'entryAdded'>;
export type EntryChangedEvent = EventOf<'entryChanged'>;
export type SettingsChangedEvent = EventOf<'settingsChanged'>;
export type SettingsCarriedEvent = EventOf<'settingsCarried'>;
export type RoundsReplacedEvent = EventOf<'roundsReplaced'>;
export type RoundStartedEvent = EventOf<'roundStarted'>;
export type ResultChangedEvent = EventOf<'resultChanged'>;
export type OutcomeChangedEvent = EventOf<'outcomeChanged'>;

/** The simultaneous events of one user, accepted and undone as a whole. */
export type PlayChange = {
  /** A UUID from the sender; a repeat with it is the same change. */
  id: string;
  /** ISO instant, UTC. */
  at: string;
  /** The signed-in user; null for players who acted themselves, and for the server. */
  username: string | null;
  events: readonly PlayEvent[];
  /** The change that this one undoes. */
  undoes: string | null;
};
