import type { MatchResult, RoundTerms } from '../model/round';
import { completeResult, getOtherSide, type Side } from './completeResult';
import { createScoreInput, type ScoreInputState } from './scoreInput';
import { isMatchPlayed } from './winningSide';

/** The presses on a score pad so far. */
export type PadState = {
  /** The pair that gets the next points. */
  side: Side;
  /** Null while a pair has no points. */
  a: number | null;
  b: number | null;
  /** True for a stopped match: its sum determines nothing. */
  isStopped: boolean;
};

export const EMPTY_PAD: PadState = { side: 'a', a: null, b: null, isStopped: false };

/** A pad that shows an existing result. */
export const createPadState = (result: MatchResult | null): PadState => ({
  ...EMPTY_PAD,
  ...(isMatchPlayed(result) && { a: result.a, b: result.b }),
  isStopped: result?.mark === 'stopped',
});

/**
 * The effect of a press on a number: a whole result, which `validateResult` checks, or the other pair's turn (PLAY-3).
 */
export function pressPoints<Pad extends PadState>(
  pad: Pad,
  terms: Pick<RoundTerms, 'scoring' | 'target'>,
  points: number,
): MatchResult | Pad {
  const { side, isStopped } = pad;
  const whole = isStopped ? null : completeResult(terms, side, points);
  if (whole) return whole;
  const { a, b }: PadState = { ...pad, [side]: points };
  return a !== null && b !== null
    ? { a, b, mark: isStopped ? 'stopped' : null }
    : { ...pad, a, b, side: getOtherSide(side) };
}

/** Converts half of a score for the keyboard (PLAY-3). */
export const toScoreInputFromPad = ({ side, a, b, isStopped }: PadState): ScoreInputState => ({
  ...createScoreInput(null, side),
  a: a === null ? '' : String(a),
  b: b === null ? '' : String(b),
  mark: isStopped ? 'stopped' : null,
});

/** Converts half of a typed score for the pad (PLAY-3). */
export const toPadStateFromInput = ({ at, a, b, mark }: ScoreInputState): PadState => ({
  side: at,
  a: a === '' ? null : Number(a),
  b: b === '' ? null : Number(b),
  isStopped: mark === 'stopped',
});
