import { findLock } from './lockedPlay';
import { createPromotionEvents } from '../roster/waitlist';
import type { PlayEvent } from '../log/events';
import { applyRules, invertEvents, trimEvent } from '../log/eventRegistry';
import { findChangedPairViolation } from '../roster/pairRules';
import { isRefusal, type PlayState, type Refusal } from '../log/playState';
import { applyEvent, applyEvents } from '../log/fold';
import { listStartedRounds } from '../model/round';
import type { PlaySettings } from '../model/settings';

/** A change that was accepted: its events as they are to be stored, and the state after them. */
export type AcceptedChange = { state: PlayState; events: readonly PlayEvent[] };

/** True for an event that says what is so already: another device may have said it (ROSTER-15). */
const isKnown = (state: PlayState, event: PlayEvent): boolean => applyRules(state, event) === null;

function applyEffects(before: PlayState, events: readonly PlayEvent[]): AcceptedChange | Refusal {
  let state = before;
  const effects: PlayEvent[] = [];
  for (const event of events) {
    const next = applyEvent(state, event);
    if (isRefusal(next)) return next;
    if (!isKnown(state, event)) {
      const effect = trimEvent(state, event);
      // Only the new part is stored, so it has to fit by itself.
      const stored = applyEvent(state, effect);
      if (isRefusal(stored)) return stored;
      effects.push(effect);
    }
    state = next;
  }
  return findLock(before, state) ?? { state, events: effects };
}

/** The events without those that the play has already; null where they do not fit it. */
export function listEffects(
  before: PlayState,
  events: readonly PlayEvent[],
): readonly PlayEvent[] | null {
  const accepted = applyEffects(before, events);
  return isRefusal(accepted) ? null : accepted.events;
}

/** True where a play has everything that the events should bring, whoever brought it (ROSTER-33). */
export const isDoneAlready = (play: PlayState, events: readonly PlayEvent[]): boolean =>
  events.length > 0 && events.every((event) => isKnown(play, event));

/**
 * ROSTER-7, ROSTER-15: what becomes of a play by a change: its events, without what had been said already, so
 * that undoing it takes back nobody else's, and then the promotions into the spots that it made free.
 * @param isPromotionOpen whether free spots are still promoted into, by the settings after the change
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
  // Once others play, the desk decides who comes in from the waitlist.
  if (listStartedRounds(rounds).length > 0 || !isPromotionOpen(settings)) return accepted;
  const promotions = createPromotionEvents(before, accepted.state, accepted.events);
  return {
    state: applyEvents(accepted.state, promotions) as PlayState,
    events: [...accepted.events, ...promotions],
  };
}

/**
 * ROSTER-14: what becomes of a play when a change is undone with all that followed from it: whoever got a
 * place by it waits again, and nobody else is promoted.
 * @param undone the events of that change as they were stored
 */
export const acceptUndo = (
  before: PlayState,
  undone: readonly PlayEvent[],
): AcceptedChange | Refusal => applyEffects(before, invertEvents(undone));
