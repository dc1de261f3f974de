import type { PlayEvent, RoundsReplacedEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import { listStartedRounds } from '../model/round';
import { getRoundTerms } from '../model/roundTerms';
import type { DrawContext } from './drawFingerprint';
import { drawRounds } from './drawRounds';
import { createCancelRoundEvent, createReplaceRoundsEvent } from './roundEvents';

export type DrawPlan = {
  /** The total number of wanted rounds. */
  planned: number;
  /** Used only while the play has no round. */
  seed: number;
  context: DrawContext;
};

/** Draws or redraws the coming rounds (PLAY-12). */
export const createDrawEvent = (
  state: PlayState,
  { planned, seed, context }: DrawPlan,
): RoundsReplacedEvent =>
  createReplaceRoundsEvent(
    state,
    drawRounds(state, context.format.countRoundsToDraw(state, planned), seed, context),
  );

/**
 * Starts the next round; draws it first if necessary (PLAY-9).
 * @param at ISO instant, UTC
 */
export function createStartRoundEvents(state: PlayState, at: string, plan: DrawPlan): PlayEvent[] {
  const next = listStartedRounds(state.rounds).length;
  const drawn = state.rounds[next];
  const draw = drawn ? [] : [createDrawEvent(state, plan)];
  const round = drawn ?? draw[0]!.to[0]!;
  const start = { at, terms: getRoundTerms(state.settings) };
  return [...draw, { kind: 'roundStarted', roundId: round.id, from: null, to: start }];
}

/** Cancels the running round, draws it from the current standings, and starts it (PLAY-56). */
export function createRedrawRunningEvents(
  state: PlayState,
  at: string,
  plan: DrawPlan,
): PlayEvent[] {
  const cancel = createCancelRoundEvent(state, plan.context);
  if (!cancel) return [];
  const cancelled = applyEvents(state, [cancel]);
  return isRefusal(cancelled) ? [cancel] : [cancel, ...createStartRoundEvents(cancelled, at, plan)];
}
