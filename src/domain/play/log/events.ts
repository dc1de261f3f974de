import type { EVENT_KINDS } from './eventKinds';
import type { EventOfRules } from './eventRules';

type Kinds = typeof EVENT_KINDS;

export type EventKind = keyof Kinds;

/** The event of each kind. */
type EventMap = { [Kind in EventKind]: EventOfRules<Kinds[Kind]> };

export type EventOf<Kind extends EventKind> = EventMap[Kind];

export type PlayEvent = EventOf<EventKind>;

export type EntryAddedEvent = EventOf<'entryAdded'>;
export type EntryChangedEvent = EventOf<'entryChanged'>;
export type SettingsChangedEvent = EventOf<'settingsChanged'>;
export type RoundsReplacedEvent = EventOf<'roundsReplaced'>;
export type RoundStartedEvent = EventOf<'roundStarted'>;
export type ResultChangedEvent = EventOf<'resultChanged'>;
export type OutcomeChangedEvent = EventOf<'outcomeChanged'>;

/** What one person did at once: accepted whole or not at all, and undone whole. */
export type PlayChange = {
  /** A UUID made by the sender: a repeat is the same change. */
  id: string;
  /** ISO instant, UTC. */
  at: string;
  /** Who is signed in; null for players who did it themselves, and for the server. */
  username: string | null;
  events: readonly PlayEvent[];
  /** The change that this one takes back. */
  undoes: string | null;
};
