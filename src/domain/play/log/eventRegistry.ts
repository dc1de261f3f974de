import { isRecord } from '../../lib/coerce';
import { EVENT_KINDS } from './eventKinds';
import type { EventRules, EventTarget, Patch } from './eventRules';
import type { EventKind, PlayEvent } from './events';
import { CONFLICT, type PlayState, type Refusal } from './playState';

/** Another tab may have left such an event in the outbox. It fits no play until the page has that version too. */
const RULES_OF_NEWER: EventRules<PlayEvent> = {
  group: 'roster',
  parse: () => null,
  apply: () => CONFLICT,
  trim: (_, event) => event,
  invert: () => [],
  rebase: () => null,
  findTarget: () => null,
};

/** True for a kind that this version knows. */
export const isEventKind = (kind: unknown): kind is EventKind =>
  typeof kind === 'string' && Object.hasOwn(EVENT_KINDS, kind);

const rulesOf = ({ kind }: PlayEvent): EventRules<PlayEvent> =>
  isEventKind(kind) ? EVENT_KINDS[kind] : RULES_OF_NEWER;

/** An event; null for data of another shape, and for a kind of a newer version. */
export const parseEvent = (data: unknown): PlayEvent | null =>
  isRecord(data) && isEventKind(data.kind) ? EVENT_KINDS[data.kind].parse(data) : null;

/** The part of a play that an event changes, or the reason why it does not fit; null when the play already has it. */
export const applyRules = (state: PlayState, event: PlayEvent): Patch | Refusal | null =>
  rulesOf(event).apply(state, event);

/** The part of a fitting event that the play does not have yet. */
export const trimEvent = (state: PlayState, event: PlayEvent): PlayEvent =>
  rulesOf(event).trim(state, event);

/** The events that undo a change, the last one first (ROSTER-14). */
export const invertEvents = (events: readonly PlayEvent[]): PlayEvent[] =>
  events.toReversed().flatMap((event) => rulesOf(event).invert(event));

/** The event rebuilt on the current state; null when nothing is left to do (ROSTER-16). */
export const rebaseEvent = (state: PlayState, event: PlayEvent): PlayEvent | null =>
  rulesOf(event).rebase(state, event);

/** The entry, round or match of an event; null for the play as a whole. */
export const findEventTarget = (event: PlayEvent): EventTarget | null =>
  rulesOf(event).findTarget(event);

/** The group in which an event is counted. */
export const getEventGroup = (event: PlayEvent): EventRules<PlayEvent>['group'] =>
  rulesOf(event).group;
