import type { PlayEvent } from '../log/events';
import { applyEvent } from '../log/fold';
import { isRefusal, type PlayState } from '../log/playState';
import { PAIR_VIOLATION_TEXTS, findChangedPairViolation } from '../roster/pairRules';
import { listEventConflicts } from './eventTexts';
import type { PlayConflict } from './kindTexts/kindTexts';
import { findLock, LOCK_TEXTS } from './lockedPlay';

/**
 * The current values of entries and settings that conflict with a refused change (ROSTER-15, ROSTER-16). Empty when the
 * change would be accepted now.
 * @param play the current state
 */
export function findPlayConflicts(events: readonly PlayEvent[], play: PlayState): PlayConflict[] {
  let state = play;
  const conflicts = events.flatMap((event): PlayConflict[] => {
    const next = applyEvent(state, event);
    if (!isRefusal(next)) {
      state = next;
      return [];
    }
    return listEventConflicts(event, state);
  });
  const lock = conflicts.length === 0 && findLock(play, state);
  if (lock) return [{ entryId: lock.entryId, text: LOCK_TEXTS[lock.refused] }];
  const violated = conflicts.length === 0 && findChangedPairViolation(play, state, events);
  return violated
    ? [{ entryId: violated.entryId, text: PAIR_VIOLATION_TEXTS[violated.violation] }]
    : conflicts;
}
