import type { MatchResult, ResultMark, RoundTerms } from '../model/round';
import { completeResult, getOtherSide, type Side } from './completeResult';
import { getPointsMax } from './validateResult';

type ScoreTerms = Pick<RoundTerms, 'scoring' | 'target'>;

/** A score while it is typed. */
export type ScoreInputState = {
  /** The text of each field; empty without a number. */
  a: string;
  b: string;
  /** The mark of a stopped match, in which one number does not determine the other. */
  mark: Exclude<ResultMark, 'notPlayed'> | null;
  /** The field with the focus. */
  at: Side;
  /** True when the next digit replaces the field's text. */
  isFresh: boolean;
  /** A typed number that no pair can have, kept until the next number is typed. */
  refused: string | null;
  /** Match to which the last key moves the focus. Null when the focus stays in this match. */
  leaves: 'next' | 'previous' | null;
};

/** A digit, `Backspace`, `Tab`, `Enter` or `Shift+Tab`; other keys have no effect. */
type ScoreKey = string;

export function createScoreInput(result: MatchResult | null, at: Side = 'a'): ScoreInputState {
  const isEmpty = result === null || result.mark === 'notPlayed';
  return {
    a: isEmpty ? '' : String(result.a),
    b: isEmpty ? '' : String(result.b),
    mark: isEmpty || result.mark === null ? null : 'stopped',
    at,
    isFresh: true,
    refused: null,
    leaves: null,
  };
}

/** True when another digit can make a possible number. */
const canGrow = (text: string, terms: ScoreTerms): boolean =>
  text === '' || (text !== '0' && Number(`${text}0`) <= getPointsMax(terms));

/** Sets a number, and the other field's number if it follows from the first. */
function setText(state: ScoreInputState, text: string, terms: ScoreTerms): ScoreInputState {
  const { at, mark } = state;
  const next = { ...state, [at]: text, isFresh: false, refused: null, leaves: null };
  if (mark !== null || terms.scoring !== 'total') return next;
  const result = text === '' ? null : completeResult(terms, at, Number(text));
  const other = getOtherSide(at);
  return { ...next, [other]: result === null ? '' : String(result[other]) };
}

/** True when one number determines the other. */
const isOtherGiven = ({ mark }: ScoreInputState, { scoring }: ScoreTerms): boolean =>
  scoring === 'total' && mark === null;

function addDigit(state: ScoreInputState, digit: string, terms: ScoreTerms): ScoreInputState {
  const before = state.isFresh ? '' : state[state.at];
  if (!canGrow(before, terms)) return { ...state, leaves: null };
  const text = before + digit;
  if (Number(text) > getPointsMax(terms)) return { ...setText(state, '', terms), refused: text };
  const next = setText(state, text, terms);
  const isDone = !canGrow(text, terms) && state.at === 'a' && !isOtherGiven(state, terms);
  return isDone ? { ...next, at: 'b', isFresh: true } : next;
}

function removeDigit(state: ScoreInputState, terms: ScoreTerms): ScoreInputState {
  const text = state[state.at];
  if (text === '' && state.at === 'b') return { ...state, at: 'a', isFresh: false, leaves: null };
  return setText(state, state.isFresh ? '' : text.slice(0, -1), terms);
}

function moveForward(state: ScoreInputState, terms: ScoreTerms): ScoreInputState {
  const isWhole = isOtherGiven(state, terms) && state.a !== '' && state.b !== '';
  return state.at === 'b' || isWhole
    ? { ...state, isFresh: true, leaves: 'next' }
    : { ...state, at: 'b', isFresh: true, leaves: null };
}

const moveBack = (state: ScoreInputState): ScoreInputState =>
  state.at === 'a'
    ? { ...state, isFresh: true, leaves: 'previous' }
    : { ...state, at: 'a', isFresh: true, leaves: null };

/**
 * Returns the score after a key: a digit, `Backspace`, `Tab`, `Enter` or `Shift+Tab` (PLAY-3). A number that cannot get
 * another digit is complete at once. An impossible number empties its field.
 */
export function typeScoreKey(
  state: ScoreInputState,
  key: ScoreKey,
  terms: ScoreTerms,
): ScoreInputState {
  if (/^\d$/.test(key)) return addDigit(state, key, terms);
  if (key === 'Backspace') return removeDigit(state, terms);
  if (key === 'Tab' || key === 'Enter') return moveForward(state, terms);
  return key === 'Shift+Tab' ? moveBack(state) : state;
}

/** The typed result, which `validateResult` checks; null while a number is missing. */
export const toTypedResult = ({ a, b, mark }: ScoreInputState): MatchResult | null =>
  a === '' || b === '' ? null : { a: Number(a), b: Number(b), mark };

/**
 * True when the result can be saved at once, because no digit can follow in the focused field. A number that can get
 * another digit is saved when the focus leaves.
 */
export function isScoreInputDone(state: ScoreInputState, terms: ScoreTerms): boolean {
  const isLast = isOtherGiven(state, terms) || state.at === 'b';
  return (
    isLast && !state.isFresh && toTypedResult(state) !== null && !canGrow(state[state.at], terms)
  );
}
