import type { PlayEvent, RoundsReplacedEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import { listStartedRounds } from '../model/round';
import { getRoundTerms } from '../model/roundTerms';
import type { DrawContext } from './drawFingerprint';
import { drawRounds } from './drawRounds';
import { createCancelRoundEvent, createReplaceRoundsEvent } from './roundEvents';

export type DrawPlan = {
  /** How many rounds are wanted in all. */
  planned: number;
  /** Of a play that has no round yet. */
  seed: number;
  context: DrawContext;
};

/** PLAY-12: draws the coming rounds, anew where there are some. */
export const createDrawEvent = (
  state: PlayState,
  { planned, seed, context }: DrawPlan,
): RoundsReplacedEvent =>
  createReplaceRoundsEvent(
    state,
    drawRounds(state, context.format.countRoundsToDraw(state, planned), seed, context),
  );

/**
 * PLAY-9: starts the next round, drawn now where it is not drawn yet.
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

/** PLAY-56: the round under way is taken back, drawn from the standings as they are now, and started. */
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
