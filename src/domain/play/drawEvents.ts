import type { Drawing } from './basis';
import { drawRounds } from './drawing';
import type { PlayEvent, RoundsReplaced } from './events';
import { termsOf } from './planner';
import type { PlayState } from './playState';
import { begunRounds } from './round';
import { replaceComing } from './roundEvents';

/**
 * How many rounds are drawn at once: all that are left of an Американо, one of a Мексикано.
 * @param planned how many rounds are wanted in all
 */
const drawnAtOnce = ({ rounds }: PlayState, planned: number, { format }: Drawing): number =>
  format === 'americano' ? Math.max(1, planned - begunRounds(rounds).length) : 1;

export type Plan = {
  /** How many rounds are wanted in all. */
  planned: number;
  /** Of a play that has no round yet. */
  seed: number;
  drawing: Drawing;
};

/** PLAY-12: draws the coming rounds, anew where there are some. */
export const drawEvent = (state: PlayState, { planned, seed, drawing }: Plan): RoundsReplaced =>
  replaceComing(state, drawRounds(state, drawnAtOnce(state, planned, drawing), seed, drawing));

/**
 * PLAY-9: begins the next round, drawn now where it is not drawn yet.
 * @param at ISO instant, UTC
 */
export function startRoundEvents(state: PlayState, at: string, plan: Plan): PlayEvent[] {
  const next = begunRounds(state.rounds).length;
  const drawn = state.rounds[next];
  const draw = drawn ? [] : [drawEvent(state, plan)];
  const round = drawn ?? draw[0]!.to[0]!;
  const start = { at, terms: termsOf(state.settings) };
  return [...draw, { kind: 'roundStarted', roundId: round.id, from: null, to: start }];
}
