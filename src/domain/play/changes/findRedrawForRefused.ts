import type { PlayEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import { findFinal, listStartedRounds } from '../model/round';

/** The first draw of a final does not count: a draw in its place would be an ordinary round (PLAY-85). */
const isRoundDraw = (event: PlayEvent): boolean =>
  event.kind === 'roundsReplaced' &&
  listStartedRounds([...event.from, ...event.to]).length === 0 &&
  (findFinal(event.from) !== undefined || !findFinal(event.to));

/** True for an event that draws or starts rounds. */
const isDrawEvent = (event: PlayEvent): boolean =>
  event.kind === 'roundStarted' || isRoundDraw(event);

/**
 * Returns the remaining events of a refused change that draws or starts a round, when only the round's pairs broke a
 * rule (PLAY-53). The round can then be drawn again together with these events. Null for any other change, and when
 * another device has changed the play.
 */
export function findRedrawForRefused(
  state: PlayState,
  events: readonly PlayEvent[],
): PlayEvent[] | null {
  if (!events.some(isDrawEvent) || isRefusal(applyEvents(state, events))) return null;
  return events.filter((event) => !isDrawEvent(event));
}
