import { findLock } from './lockedPlay';
import { createPromotionEvents } from '../roster/waitlist';
import type { PlayEvent } from '../log/events';
import { applyRules, invertEvents, trimEvent } from '../log/eventRegistry';
import { findChangedPairViolation } from '../roster/pairRules';
import { isRefusal, type PlayState, type Refusal } from '../log/playState';
import { applyEvent, applyEvents } from '../log/fold';
import { listStartedRounds } from '../model/round';
import type { PlaySettings } from '../model/settings';

/** An accepted change: the events to store, and the state after these events. */
export type AcceptedChange = { state: PlayState; events: readonly PlayEvent[] };

/** True for an event that changes nothing, as after the same event of another device (ROSTER-15). */
const isKnown = (state: PlayState, event: PlayEvent): boolean => applyRules(state, event) === null;

function applyEffects(before: PlayState, events: readonly PlayEvent[]): AcceptedChange | Refusal {
  let state = before;
  const effects: PlayEvent[] = [];
  for (const event of events) {
    const next = applyEvent(state, event);
    if (isRefusal(next)) return next;
    if (!isKnown(state, event)) {
      const effect = trimEvent(state, event);
      // Only the new part of an event is stored, so that part must fit alone.
      const stored = applyEvent(state, effect);
      if (isRefusal(stored)) return stored;
      effects.push(effect);
    }
    state = next;
  }
  return findLock(before, state) ?? { state, events: effects };
}

/** The events without those that have no effect on the play; null when they do not fit. */
export function listEffects(
  before: PlayState,
  events: readonly PlayEvent[],
): readonly PlayEvent[] | null {
  const accepted = applyEffects(before, events);
  return isRefusal(accepted) ? null : accepted.events;
}

/** True when the play already contains everything that the events would change, from any device (ROSTER-33). */
export const isDoneAlready = (play: PlayState, events: readonly PlayEvent[]): boolean =>
  events.length > 0 && events.every((event) => isKnown(play, event));

/**
 * Accepts a change, then promotes entries into freed spots (ROSTER-7, ROSTER-15). Events without effect are dropped, so
 * that an undo of the change reverts no other change.
 * @param isPromotionOpen true when the settings after the change still allow promotions
 */
export function acceptChange(
  before: PlayState,
  events: readonly PlayEvent[],
  isPromotionOpen: (settings: PlaySettings) => boolean,
): AcceptedChange | Refusal {
  const accepted = applyEffects(before, events);
  if (isRefusal(accepted)) return accepted;
  const violated = findChangedPairViolation(before, accepted.state, accepted.events);
  if (violated) return { refused: violated.violation, entryId: violated.entryId };
  const { rounds, settings } = accepted.state;
  // Once the play has started, only the desk promotes entries from the waitlist.
  if (listStartedRounds(rounds).length > 0 || !isPromotionOpen(settings)) return accepted;
  const promotions = createPromotionEvents(before, accepted.state, accepted.events);
  return {
    state: applyEvents(accepted.state, promotions) as PlayState,
    events: [...accepted.events, ...promotions],
  };
}

/**
 * Undoes a change with its promotions: the promoted entries wait again, and no other entry is promoted (ROSTER-14).
 * @param undone the stored events of that change
 */
export const acceptUndo = (
  before: PlayState,
  undone: readonly PlayEvent[],
): AcceptedChange | Refusal => applyEffects(before, invertEvents(undone));
