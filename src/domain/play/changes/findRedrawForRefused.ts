import type { PlayEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import { listStartedRounds } from '../model/round';

const isRoundDraw = (event: PlayEvent): boolean =>
  event.kind === 'roundsReplaced' && listStartedRounds([...event.from, ...event.to]).length === 0;

/** True for an event that draws rounds, or starts one. */
const isDrawEvent = (event: PlayEvent): boolean =>
  event.kind === 'roundStarted' || isRoundDraw(event);

/**
 * PLAY-54: what else a refused change does that draws or starts a round, where nothing but its pairs was wrong: the
 * round can be drawn anew with it. Null for any other change, and where another device has done something else
 * meanwhile.
 */
export function findRedrawForRefused(
  state: PlayState,
  events: readonly PlayEvent[],
): PlayEvent[] | null {
  if (!events.some(isDrawEvent) || isRefusal(applyEvents(state, events))) return null;
  return events.filter((event) => !isDrawEvent(event));
}
