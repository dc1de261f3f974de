import type { Result, ResultMark, RoundTerms } from '../round';
import { completed, otherSide, type Side } from './completed';
import { pointsMax } from './resultProblem';

type Scored = Pick<RoundTerms, 'scoring' | 'target'>;

/** A score while it is typed. */
export type ScoreTyping = {
  /** The numbers as they stand in their fields; empty while there is none. */
  a: string;
  b: string;
  /** A stopped match is typed number by number: nothing follows from its sum. */
  mark: Exclude<ResultMark, 'notPlayed'> | null;
  /** The field with the focus. */
  at: Side;
  /** Whether the next digit replaces what stands in the field. */
  isFresh: boolean;
  /** A number that no pair can have, as it was typed; until another one is. */
  refused: string | null;
  /** Where the last key led to beyond this match. */
  leaves: 'next' | 'previous' | null;
};

/** Any other key changes nothing. */
type ScoreKey = string;

export function startTyping(result: Result | null, at: Side = 'a'): ScoreTyping {
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

/** Whether a further digit could give a number that a pair can have. */
const canGrow = (text: string, terms: Scored): boolean =>
  text === '' || (text !== '0' && Number(`${text}0`) <= pointsMax(terms));

/** With a number in its field, and what follows from it in the other. */
function withText(state: ScoreTyping, text: string, terms: Scored): ScoreTyping {
  const { at, mark } = state;
  const next = { ...state, [at]: text, isFresh: false, refused: null, leaves: null };
  if (mark !== null || terms.scoring !== 'total') return next;
  const result = text === '' ? null : completed(terms, at, Number(text));
  const other = otherSide(at);
  return { ...next, [other]: result === null ? '' : String(result[other]) };
}

/** Whether the field's number has the other one with it. */
const fillsBoth = ({ mark }: ScoreTyping, { scoring }: Scored): boolean =>
  scoring === 'total' && mark === null;

function withDigit(state: ScoreTyping, digit: string, terms: Scored): ScoreTyping {
  const before = state.isFresh ? '' : state[state.at];
  if (!canGrow(before, terms)) return { ...state, leaves: null };
  const text = before + digit;
  if (Number(text) > pointsMax(terms)) return { ...withText(state, '', terms), refused: text };
  const next = withText(state, text, terms);
  const isDone = !canGrow(text, terms) && state.at === 'a' && !fillsBoth(state, terms);
  return isDone ? { ...next, at: 'b', isFresh: true } : next;
}

function withoutDigit(state: ScoreTyping, terms: Scored): ScoreTyping {
  const text = state[state.at];
  if (text === '' && state.at === 'b') return { ...state, at: 'a', isFresh: false, leaves: null };
  return withText(state, state.isFresh ? '' : text.slice(0, -1), terms);
}

function onward(state: ScoreTyping, terms: Scored): ScoreTyping {
  const isWhole = fillsBoth(state, terms) && state.a !== '' && state.b !== '';
  return state.at === 'b' || isWhole
    ? { ...state, isFresh: true, leaves: 'next' }
    : { ...state, at: 'b', isFresh: true, leaves: null };
}

const back = (state: ScoreTyping): ScoreTyping =>
  state.at === 'a'
    ? { ...state, isFresh: true, leaves: 'previous' }
    : { ...state, at: 'a', isFresh: true, leaves: null };

/**
 * PLAY-3: a score after a key: a digit, `Backspace`, `Tab`, `Enter` or `Shift+Tab`. A number that no digit could follow
 * is complete at once and takes no further one; one that no pair can have leaves its field empty.
 */
export function typeKey(state: ScoreTyping, key: ScoreKey, terms: Scored): ScoreTyping {
  if (/^\d$/.test(key)) return withDigit(state, key, terms);
  if (key === 'Backspace') return withoutDigit(state, terms);
  if (key === 'Tab' || key === 'Enter') return onward(state, terms);
  return key === 'Shift+Tab' ? back(state) : state;
}

/** What was typed, which `resultProblem` judges; null while a number is missing. */
export const typedResult = ({ a, b, mark }: ScoreTyping): Result | null =>
  a === '' || b === '' ? null : { a: Number(a), b: Number(b), mark };

/**
 * Whether nothing more is to be typed, so that the result can be saved at once: no digit can follow the number
 * that has the focus. What could still grow is saved when it is left.
 */
export function isTypingDone(state: ScoreTyping, terms: Scored): boolean {
  const isLast = fillsBoth(state, terms) || state.at === 'b';
  return (
    isLast && !state.isFresh && typedResult(state) !== null && !canGrow(state[state.at], terms)
  );
}
