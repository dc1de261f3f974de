import { isRecord } from '../../lib/coerce';
import { EVENT_KINDS } from './eventKinds';
import type { EventRules, EventTarget, Patch } from './eventRules';
import type { EventKind, PlayEvent } from './events';
import { CONFLICT, type PlayState, type Refusal } from './playState';

/**
 * Rules of an unknown kind: another tab with a newer version may have put its event into the outbox. The event fits no
 * play until this page has that version too.
 */
const RULES_OF_NEWER: EventRules<PlayEvent> = {
  group: 'roster',
  parse: () => null,
  apply: () => CONFLICT,
  trim: (_, event) => event,
  invert: () => [],
  rebase: () => null,
  findTarget: () => null,
};

/** True for a kind that this version supports. */
export const isEventKind = (kind: unknown): kind is EventKind =>
  typeof kind === 'string' && Object.hasOwn(EVENT_KINDS, kind);

const rulesOf = ({ kind }: PlayEvent): EventRules<PlayEvent> =>
  isEventKind(kind) ? EVENT_KINDS[kind] : RULES_OF_NEWER;

/** Parses an event; null for data of another shape, and for a kind of a newer version. */
export const parseEvent = (data: unknown): PlayEvent | null =>
  isRecord(data) && isEventKind(data.kind) ? EVENT_KINDS[data.kind].parse(data) : null;

/**
 * The part of a play that an event changes, or the reason why the event does not fit; null when it would change
 * nothing.
 */
export const applyRules = (state: PlayState, event: PlayEvent): Patch | Refusal | null =>
  rulesOf(event).apply(state, event);

/** The part of a fitting event that would change the play. */
export const trimEvent = (state: PlayState, event: PlayEvent): PlayEvent =>
  rulesOf(event).trim(state, event);

/** The events that undo a change, in reverse order (ROSTER-14). */
export const invertEvents = (events: readonly PlayEvent[]): PlayEvent[] =>
  events.toReversed().flatMap((event) => rulesOf(event).invert(event));

/** The event rebuilt on the current state; null when it would change nothing (ROSTER-16). */
export const rebaseEvent = (state: PlayState, event: PlayEvent): PlayEvent | null =>
  rulesOf(event).rebase(state, event);

/** The entry, round or match that an event concerns; null for the play as a whole. */
export const findEventTarget = (event: PlayEvent): EventTarget | null =>
  rulesOf(event).findTarget(event);

/** The group in which an event counts. */
export const getEventGroup = (event: PlayEvent): EventRules<PlayEvent>['group'] =>
  rulesOf(event).group;
