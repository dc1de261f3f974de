import type { PlayEvent, RoundsReplacedEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import { listStartedRounds } from '../model/round';
import { getStartTerms } from '../model/roundTerms';
import type { DrawContext } from './drawFingerprint';
import { createFinalEvent } from './drawFinal';
import { drawRounds } from './drawRounds';
import { createCancelRoundEvent, createReplaceRoundsEvent } from './roundEvents';

export type DrawPlan = {
  /** Total number of planned rounds. */
  planned: number;
  /** Seed for a play without rounds; otherwise the play's own seed is used. */
  seed: number;
  context: DrawContext;
};

/** Draws the coming rounds or the coming final, also in place of an earlier draw (PLAY-12, PLAY-85). */
export function createDrawEvent(
  state: PlayState,
  { planned, seed, context }: DrawPlan,
): RoundsReplacedEvent {
  const coming = state.rounds[listStartedRounds(state.rounds).length];
  const final = coming?.final && createFinalEvent(state, coming.final);
  return (
    final ??
    createReplaceRoundsEvent(
      state,
      drawRounds(state, context.format.countRoundsToDraw(state, planned), seed, context),
    )
  );
}

/**
 * Starts the next round, and draws it first if necessary (PLAY-9). Nothing follows a started final.
 * @param at ISO instant, UTC
 * @param redraws true for rounds that are drawn again although they are drawn already
 */
export function createStartRoundEvents(
  state: PlayState,
  at: string,
  plan: DrawPlan,
  redraws = false,
): PlayEvent[] {
  const next = listStartedRounds(state.rounds).length;
  const drawn = redraws ? undefined : state.rounds[next];
  const draw = drawn ? [] : [createDrawEvent(state, plan)];
  const round = drawn ?? draw[0]?.to[0];
  if (!round) return [];
  const start = { at, terms: getStartTerms(round, state.settings) };
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
