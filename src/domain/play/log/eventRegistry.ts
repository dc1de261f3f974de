import { isRecord } from '../../lib/coerce';
import { EVENT_KINDS } from './eventKinds';
import type { EventRules, EventTarget, Patch } from './eventRules';
import type { EventKind, PlayEvent } from './events';
import { CONFLICT, type PlayState, type Refusal } from './playState';

/** Another tab may have left such an event in the outbox. It fits no play until the page is of that version too. */
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

/** An event; null for what is none, and for a kind of a newer version. */
export const parseEvent = (data: unknown): PlayEvent | null =>
  isRecord(data) && isEventKind(data.kind) ? EVENT_KINDS[data.kind].parse(data) : null;

/** The part of a play that an event changes, or why it does not fit; null where the play has it already. */
export const applyRules = (state: PlayState, event: PlayEvent): Patch | Refusal | null =>
  rulesOf(event).apply(state, event);

/** The part of an event that a play does not have yet, of one that fits and is new. */
export const trimEvent = (state: PlayState, event: PlayEvent): PlayEvent =>
  rulesOf(event).trim(state, event);

/** ROSTER-14: the events that take back those of a change, the last one first. */
export const invertEvents = (events: readonly PlayEvent[]): PlayEvent[] =>
  events.toReversed().flatMap((event) => rulesOf(event).invert(event));

/** ROSTER-16: the same event, made of what is there now; null where nothing is left of it to do. */
export const rebaseEvent = (state: PlayState, event: PlayEvent): PlayEvent | null =>
  rulesOf(event).rebase(state, event);

/** The entry, round or match that an event is about; null where it is the play as a whole. */
export const findEventTarget = (event: PlayEvent): EventTarget | null =>
  rulesOf(event).findTarget(event);

/** The name of an event where changes are counted. */
export const getEventGroup = (event: PlayEvent): EventRules<PlayEvent>['group'] =>
  rulesOf(event).group;
