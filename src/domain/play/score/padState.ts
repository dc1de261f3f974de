import type { MatchResult, RoundTerms } from '../model/round';
import { completeResult, getOtherSide, type Side } from './completeResult';
import { createScoreInput, type ScoreInputState } from './scoreInput';
import { isMatchPlayed } from './winningSide';

/** What was pressed on a score pad so far. */
export type PadState = {
  /** Whose points are pressed. */
  side: Side;
  /** Null while a pair has none. */
  a: number | null;
  b: number | null;
  /** Whether the match was stopped: nothing follows from its sum. */
  isStopped: boolean;
};

/** Nothing is pressed. */
export const EMPTY_PAD: PadState = { side: 'a', a: null, b: null, isStopped: false };

/** A pad that shows what stands there. */
export const createPadState = (result: MatchResult | null): PadState => ({
  ...EMPTY_PAD,
  ...(isMatchPlayed(result) && { a: result.a, b: result.b }),
  isStopped: result?.mark === 'stopped',
});

/** PLAY-3: what a press on a number makes: a whole result, which `validateResult` checks, or it is the other pair's turn. */
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

/** PLAY-3: half of a score, as a keyboard continues it. */
export const toScoreInputFromPad = ({ side, a, b, isStopped }: PadState): ScoreInputState => ({
  ...createScoreInput(null, side),
  a: a === null ? '' : String(a),
  b: b === null ? '' : String(b),
  mark: isStopped ? 'stopped' : null,
});

/** PLAY-3: half of a typed score, as a pad continues it. */
export const toPadStateFromInput = ({ at, a, b, mark }: ScoreInputState): PadState => ({
  side: at,
  a: a === '' ? null : Number(a),
  b: b === '' ? null : Number(b),
  isStopped: mark === 'stopped',
});
