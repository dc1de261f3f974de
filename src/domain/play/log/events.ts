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

/** Events that one user caused at once; they are accepted and undone together. */
export type PlayChange = {
  /** UUID from the sender. The server stores repeats with the same id only once. */
  id: string;
  /** ISO instant of the change, UTC. */
  at: string;
  /** The signed-in user; null for a player's own action, and for the server's. */
  username: string | null;
  events: readonly PlayEvent[];
  /** Id of the change that this one undoes. */
  undoes: string | null;
};
