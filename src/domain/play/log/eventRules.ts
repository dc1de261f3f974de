import type { UnknownRecord } from '../../lib/coerce';
import type { EntryState } from '../model/entry';
import type { PlayState, Refusal } from './playState';

/** The part of the state that an event changes, with its new value. */
export type Patch =
  | Pick<PlayState, 'settings'>
  | Pick<PlayState, 'settings' | 'settingsSource'>
  | Pick<PlayState, 'rounds'>
  | Pick<PlayState, 'outcome'>
  | { entryId: string; entry: EntryState };

export type EventTarget = { entryId: string } | { roundId: string } | MatchTarget;
type MatchTarget = { roundId: string; court: number };

/**
 * Everything that the fold, the server and the outbox do with one kind of event.
 * @template Inverse the events that undo one, if they are of another kind
 */
export type EventRules<Event extends { kind: string }, Inverse extends { kind: string } = Event> = {
  /** The group in which changes count: «2 счёта, 1 изменение в раундах и 3 изменения состава». */
  group: 'score' | 'rounds' | 'roster';
  /** Returns null for data of another shape. Unknown fields are dropped. */
  parse(data: UnknownRecord): Event | null;
  /**
   * Returns the same patch on every device, or the reason why the event does not fit. Null when the event would change
   * nothing.
   */
  apply(state: PlayState, event: Event): Patch | Refusal | null;
  /** Returns the part of a fitting event that would change the play (ROSTER-15). */
  trim(state: PlayState, event: Event): Event;
  /** Returns the events that undo the event, in the order of application; none when it cannot be undone (ROSTER-14). */
  invert(event: Event): readonly Inverse[];
  /** Returns an event with the same intention on the current state; null when it makes no sense there (ROSTER-16). */
  rebase(state: PlayState, event: Event): Event | null;
  /** Returns null for an event that concerns the play as a whole. */
  findTarget(event: Event): EventTarget | null;
};

export type EventOfRules<Rules extends { trim(...parts: never[]): unknown }> = ReturnType<
  Rules['trim']
>;

/** Undoes an event by swapping its expected and its new values. */
export const invertSides = <Event extends { from: unknown; to: unknown }>(
  event: Event,
): readonly Event[] => [{ ...event, from: event.to, to: event.from }];
