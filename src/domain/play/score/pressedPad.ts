import type { Result, RoundTerms } from '../round';
import { completed, otherSide, type Side } from './completed';
import { startTyping, type ScoreTyping } from './scoreTyping';
import { isPlayed } from './winnerOf';

/** What was pressed on a score pad so far. */
export type PressedPad = {
  /** Whose points are pressed. */
  side: Side;
  /** Null while a pair has none. */
  a: number | null;
  b: number | null;
  /** Whether the match was stopped: nothing follows from its sum. */
  isStopped: boolean;
};

/** Nothing is pressed. */
export const EMPTY_PAD: PressedPad = { side: 'a', a: null, b: null, isStopped: false };

/** A pad that shows what stands there. */
export const padShowing = (result: Result | null): PressedPad => ({
  ...EMPTY_PAD,
  ...(isPlayed(result) && { a: result.a, b: result.b }),
  isStopped: result?.mark === 'stopped',
});

/** PLAY-3: what a press on a number makes: a whole result, which `resultProblem` judges, or it is the other pair's turn. */
export function pressed<Pad extends PressedPad>(
  pad: Pad,
  terms: Pick<RoundTerms, 'scoring' | 'target'>,
  points: number,
): Result | Pad {
  const { side, isStopped } = pad;
  const whole = isStopped ? null : completed(terms, side, points);
  if (whole) return whole;
  const { a, b }: PressedPad = { ...pad, [side]: points };
  return a !== null && b !== null
    ? { a, b, mark: isStopped ? 'stopped' : null }
    : { ...pad, a, b, side: otherSide(side) };
}

/** PLAY-3: half of a score, as a keyboard would go on with it. */
export const typingFrom = ({ side, a, b, isStopped }: PressedPad): ScoreTyping => ({
  ...startTyping(null, side),
  a: a === null ? '' : String(a),
  b: b === null ? '' : String(b),
  mark: isStopped ? 'stopped' : null,
});

/** PLAY-3: half of a typed score, as a pad goes on with it. */
export const padFrom = ({ at, a, b, mark }: ScoreTyping): PressedPad => ({
  side: at,
  a: a === '' ? null : Number(a),
  b: b === '' ? null : Number(b),
  isStopped: mark === 'stopped',
});
