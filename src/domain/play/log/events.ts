import type { EntryState } from '../model/entry';
import type { MatchResult, Round, RoundStart } from '../model/round';
import type { PlaySettings } from '../model/settings';
import type { Outcome } from './outcome';

/** An entry came into the roster, in the state that was decided then. */
export type EntryAddedEvent = { kind: 'entryAdded'; entryId: string; state: EntryState };

/** Some of an entry's state changed; `from` and `to` have the same fields. */
export type EntryChangedEvent = {
  kind: 'entryChanged';
  entryId: string;
  from: Partial<EntryState>;
  to: Partial<EntryState>;
};

export type SettingsChangedEvent = {
  kind: 'settingsChanged';
  from: Partial<PlaySettings>;
  to: Partial<PlaySettings>;
};

/** Name, phone or level were corrected. The new values are stored with the person alone: events name nobody. */
export type PersonCorrectedEvent = { kind: 'personCorrected'; entryId: string };

/** The rounds behind another one (null: all) became others: drawn, redrawn, or cancelled. */
export type RoundsReplacedEvent = {
  kind: 'roundsReplaced';
  after: string | null;
  from: readonly Round[];
  to: readonly Round[];
};

/** A drawn round started. */
export type RoundStartedEvent = {
  kind: 'roundStarted';
  roundId: string;
  from: RoundStart | null;
  to: RoundStart | null;
};

/** A match got a result, another one, or none. */
export type ResultChangedEvent = {
  kind: 'resultChanged';
  roundId: string;
  court: number;
  from: MatchResult | null;
  to: MatchResult | null;
};

export type OutcomeChangedEvent = {
  kind: 'outcomeChanged';
  from: Partial<Outcome>;
  to: Partial<Outcome>;
};

/** The events that change rounds. */
export type RoundEvent = RoundsReplacedEvent | RoundStartedEvent | ResultChangedEvent;

export type PlayEvent =
  | EntryAddedEvent
  | EntryChangedEvent
  | SettingsChangedEvent
  | PersonCorrectedEvent
  | RoundEvent
  | OutcomeChangedEvent;

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

/**
 * ROSTER-14: the events that take back those of a change, the last one first. An adding is not taken back
 * once something was paid: `paid` stays as it is, and so has to be as it was.
 */
export const invertEvents = (events: readonly PlayEvent[]): PlayEvent[] =>
  events.toReversed().flatMap((event): PlayEvent[] => {
    switch (event.kind) {
      case 'entryAdded':
        return [
          {
            kind: 'entryChanged',
            entryId: event.entryId,
            from: { status: event.state.status, paid: event.state.paid },
            to: { status: 'removed', paid: event.state.paid },
          },
        ];
      case 'personCorrected':
        return [];
      default:
        return [{ ...event, from: event.to, to: event.from } as PlayEvent];
    }
  });
