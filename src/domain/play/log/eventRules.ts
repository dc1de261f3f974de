import type { UnknownRecord } from '../../lib/coerce';
import type { EntryState } from '../model/entry';
import type { PlayState, Refusal } from './playState';

/** The part of a play's state that an event makes another, as it is afterwards. */
export type Patch =
  | Pick<PlayState, 'settings'>
  | Pick<PlayState, 'rounds'>
  | Pick<PlayState, 'outcome'>
  | { entryId: string; entry: EntryState };

/** The entry, round or match that an event is about. */
export type EventTarget = { entryId: string } | { roundId: string } | MatchTarget;
type MatchTarget = { roundId: string; court: number };

/**
 * All that the fold, the server and the outbox do with one kind of event.
 * @template Inverse the events that take one back, where they are of another kind
 */
export type EventRules<Event extends { kind: string }, Inverse extends { kind: string } = Event> = {
  /** Its name where changes are counted: «2 счёта, 1 изменение в раундах и 3 изменения состава». */
  group: 'score' | 'rounds' | 'roster';
  /** Null for data of another shape. Unknown fields are dropped. */
  parse(data: UnknownRecord): Event | null;
  /** The same patch on every device, or why the event does not fit; null where the play has it already. */
  apply(state: PlayState, event: Event): Patch | Refusal | null;
  /** The part that the play does not have, of an event that fits (ROSTER-15). */
  trim(state: PlayState, event: Event): Event;
  /** The events that take it back, the first to apply first; none where nothing can (ROSTER-14). */
  invert(event: Event): readonly Inverse[];
  /** The same intention on the present state; null where it makes no sense there (ROSTER-16). */
  rebase(state: PlayState, event: Event): Event | null;
  /** Null for an event about the play as a whole. */
  findTarget(event: Event): EventTarget | null;
};

/** The event that some rules are for. */
export type EventOfRules<Rules extends { trim(...parts: never[]): unknown }> = ReturnType<
  Rules['trim']
>;

/** Takes back an event whose sides are alike: what was set is expected, and what was expected is set. */
export const invertSides = <Event extends { from: unknown; to: unknown }>(
  event: Event,
): readonly Event[] => [{ ...event, from: event.to, to: event.from }];
