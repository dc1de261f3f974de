import type { UnknownRecord } from '../../lib/coerce';
import type { EntryState } from '../model/entry';
import type { PlayState, Refusal } from './playState';

/** The new value of the part of the state that an event changes. */
export type Patch =
  | Pick<PlayState, 'settings'>
  | Pick<PlayState, 'settings' | 'settingsSource'>
  | Pick<PlayState, 'rounds'>
  | Pick<PlayState, 'outcome'>
  | { entryId: string; entry: EntryState };

export type EventTarget = { entryId: string } | { roundId: string } | MatchTarget;
type MatchTarget = { roundId: string; court: number };

/**
 * All that the fold, the server and the outbox do with one kind of event.
 * @template Inverse the events that undo one, if of another kind
 */
export type EventRules<Event extends { kind: string }, Inverse extends { kind: string } = Event> = {
  /** The group in which changes are counted: «2 счёта, 1 изменение в раундах и 3 изменения состава». */
  group: 'score' | 'rounds' | 'roster';
  /** Null for data of another shape. Unknown fields are dropped. */
  parse(data: UnknownRecord): Event | null;
  /** The same patch on every device, or the reason why the event does not fit. Null when the play already has it. */
  apply(state: PlayState, event: Event): Patch | Refusal | null;
  /** The part of a fitting event that the play does not have (ROSTER-15). */
  trim(state: PlayState, event: Event): Event;
  /** The events that undo it, in the order of application; none when nothing can (ROSTER-14). */
  invert(event: Event): readonly Inverse[];
  /** The same intention on the current state; null when it makes no sense there (ROSTER-16). */
  rebase(state: PlayState, event: Event): Event | null;
  /** Null for an event about the play as a whole. */
  findTarget(event: Event): EventTarget | null;
};

export type EventOfRules<Rules extends { trim(...parts: never[]): unknown }> = ReturnType<
  Rules['trim']
>;

/** Undoes an event with symmetric sides: swaps the set and the expected values. */
export const invertSides = <Event extends { from: unknown; to: unknown }>(
  event: Event,
): readonly Event[] => [{ ...event, from: event.to, to: event.from }];
