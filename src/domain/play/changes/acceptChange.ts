import { pick } from '../../lib/pick';
import { findLock } from './lockedPlay';
import { createPromotionEvents } from '../roster/waitlist';
import { reconcileOutcomeChange } from '../log/outcome';
import { invertEvents, type PlayEvent } from '../log/events';
import { findChangedPairViolation } from '../roster/pairRules';
import {
  applyEvent,
  applyEvents,
  listKeysOfChange,
  isRefusal,
  type PlayState,
  type Refusal,
  type ValuesChange,
} from '../log/playState';
import { listStartedRounds } from '../model/round';
import type { PlaySettings } from '../model/settings';

/** A change that was accepted: its events as they are to be stored, and the state after them. */
export type AcceptedChange = { state: PlayState; events: readonly PlayEvent[] };

/** The part of a change that the current values do not have yet; null where they have all of it. */
function findValuesEffect<Values extends object>(
  current: Values,
  change: ValuesChange<Values>,
): ValuesChange<Values> | null {
  const names = listKeysOfChange(change).filter((name) => current[name] !== change.to[name]);
  if (names.length === 0) return null;
  return { from: pick(current, names), to: pick(change.to, names) };
}

/** What is new in an event that fits: another device may have said a part of it, or all, already. */
function findEffect(state: PlayState, event: PlayEvent, next: PlayState): PlayEvent | null {
  const addEffect = (effect: object | null): PlayEvent | null => effect && { ...event, ...effect };
  switch (event.kind) {
    case 'settingsChanged':
      return addEffect(findValuesEffect(state.settings, event));
    case 'outcomeChanged':
      return addEffect(
        findValuesEffect(state.outcome, reconcileOutcomeChange(state.outcome, event)),
      );
    case 'entryChanged':
      return addEffect(findValuesEffect(state.entries[event.entryId]!, event));
    case 'entryAdded':
    case 'personCorrected':
      return event;
    default:
      return next.rounds === state.rounds ? null : event;
  }
}

function applyEffects(before: PlayState, events: readonly PlayEvent[]): AcceptedChange | Refusal {
  let state = before;
  const effects: PlayEvent[] = [];
  for (const event of events) {
    const next = applyEvent(state, event);
    if (isRefusal(next)) return next;
    const effect = findEffect(state, event, next);
    if (effect) {
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
export function isDoneAlready(play: PlayState, events: readonly PlayEvent[]): boolean {
  const accepted = applyEffects(play, events);
  return events.length > 0 && !isRefusal(accepted) && accepted.events.length === 0;
}

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
