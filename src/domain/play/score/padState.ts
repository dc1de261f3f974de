import type { MatchResult, RoundTerms } from '../model/round';
import { completeResult, getOtherSide, type Side } from './completeResult';
import { createScoreInput, type ScoreInputState } from './scoreInput';
import { isMatchPlayed } from './winningSide';

/** The result of the buttons that were pressed so far. */
export type PadState = {
  /** The pair whose points the next press sets. */
  side: Side;
  /** Points of the first pair; null until they are set. */
  a: number | null;
  b: number | null;
  /** True for a stopped match, in which one number does not determine the other. */
  isStopped: boolean;
};

export const EMPTY_PAD: PadState = { side: 'a', a: null, b: null, isStopped: false };

/** Creates a pad that shows an existing result. */
export const createPadState = (result: MatchResult | null): PadState => ({
  ...EMPTY_PAD,
  ...(isMatchPlayed(result) && { a: result.a, b: result.b }),
  isStopped: result?.mark === 'stopped',
});

/**
 * Returns the result of pressing a number: a whole result, which `validateResult` checks, or the pad for the other pair
 * (PLAY-3).
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

/** Converts a half-entered score from the pad for the keyboard (PLAY-3). */
export const toScoreInputFromPad = ({ side, a, b, isStopped }: PadState): ScoreInputState => ({
  ...createScoreInput(null, side),
  a: a === null ? '' : String(a),
  b: b === null ? '' : String(b),
  mark: isStopped ? 'stopped' : null,
});

/** Converts a half-typed score for the pad (PLAY-3). */
export const toPadStateFromInput = ({ at, a, b, mark }: ScoreInputState): PadState => ({
  side: at,
  a: a === '' ? null : Number(a),
  b: b === '' ? null : Number(b),
  isStopped: mark === 'stopped',
});
