import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMatchKey } from '../../../../../domain/play/changes/pendingPlay';
import {
  type Match,
  type MatchResult,
  type Round,
  type RoundTerms,
  isSameResult,
} from '../../../../../domain/play/model/round';
import type { Side } from '../../../../../domain/play/score/completeResult';
import {
  describeRefusedPoints,
  validateResult,
} from '../../../../../domain/play/score/validateResult';
import {
  isScoreInputDone,
  createScoreInput,
  toTypedResult,
  typeScoreKey,
  type ScoreInputState,
} from '../../../../../domain/play/score/scoreInput';
import { usePlayContext } from '../playContext';

const TAKEN_KEYS = /^(\d|Backspace|Enter|(Shift\+)?Tab)$/;

/** The score fields before and after a match's own fields. */
function listOtherFields(from: HTMLElement): Record<'before' | 'after', HTMLInputElement[]> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-score]')];
  const card = from.closest('[data-match]');
  const isOther = (field: HTMLElement) => field.closest('[data-match]') !== card;
  const at = fields.findIndex((field) => field === from);
  return {
    before: fields.slice(0, at).filter(isOther),
    after: fields.slice(at).filter(isOther),
  };
}

/**
 * Moves the focus to the next match; after the last one to the next step's button, which Enter presses.
 * @returns false if there was no field or button
 */
function focusNext(from: HTMLElement, isBack: boolean, isEnter: boolean): boolean {
  const { before, after } = listOtherFields(from);
  const field = isBack ? before.at(-1) : after[0];
  const step = isBack || field ? null : document.querySelector<HTMLElement>('[data-next-step]');
  (field ?? step)?.focus();
  // The click waits for the rendering, because the next step depends on the entered score.
  if (isEnter) setTimeout(() => step?.click());
  return Boolean(field ?? step);
}

/** The score typed into a match's two fields, saved once complete (PLAY-3). */
export function useScoreInput(round: Round, match: Match, terms: RoundTerms) {
  const { actions, startedRounds, getCourtName, scoreDrafts } = usePlayContext();
  const key = toMatchKey(round.id, match.court);
  const [draft] = useState(() => scoreDrafts.get(key));
  const [typing, setShown] = useState<ScoreInputState | null>(draft?.typing ?? null);
  /** The result that this typing last saved. Another device may have changed it afterwards. */
  const savedResult = useRef<MatchResult | null>(null);
  /** The stored result at the start of the typing. A newer result from another device is not overwritten (PLAY-11). */
  const expected = useRef(draft ? draft.expected : match.result);
  const setTyping = (next: ScoreInputState | null) => {
    if (next && typing === null) {
      savedResult.current = null;
      expected.current = match.result;
    }
    const isEmpty = next === null || (next.a === '' && next.b === '');
    if (isEmpty) scoreDrafts.delete(key);
    else scoreDrafts.set(key, { typing: next, expected: expected.current });
    setShown(next);
  };
  // The pad or another device has set a result, which replaces the typed score.
  const follow = useEffectEvent(() => {
    if (!scoreDrafts.has(key) && !isSameResult(match.result, expected.current)) setShown(null);
  });
  useEffect(() => follow(), [match.result]);
  const fields = useRef<Partial<Record<Side, HTMLInputElement | null>>>({});
  const shownInput = typing ?? createScoreInput(match.result);
  const typed = typing && toTypedResult(typing);
  const problem = typed
    ? validateResult(typed, terms)
    : describeRefusedPoints(shownInput.refused, terms);

  function save(next: ScoreInputState): boolean {
    const result = toTypedResult(next);
    if (result === null || validateResult(result, terms) !== null) return false;
    const isSaved = savedResult.current !== null && isSameResult(result, savedResult.current);
    if (!isSaved && !isSameResult(result, match.result)) {
      const changeId = actions.setResult(round, { ...match, result: expected.current }, result);
      savedResult.current = result;
      expected.current = result;
      actions.showResultToast(changeId, getCourtName(match.court), result);
    }
    return true;
  }

  /** @returns true if the key was handled */
  function handleKey(pressed: string, side: Side, field: HTMLElement): boolean {
    if (!TAKEN_KEYS.test(pressed)) return false;
    const before = {
      ...shownInput,
      at: side,
      isFresh: typing?.at === side ? shownInput.isFresh : true,
    };
    const next = typeScoreKey(before, pressed, terms);
    if (next.leaves !== null) {
      if (typing === null || save(next)) setTyping(null);
      const isCurrent = startedRounds.at(-1)?.id === round.id;
      return focusNext(field, next.leaves === 'previous', isCurrent && pressed === 'Enter');
    }
    setTyping(next);
    if (next.at !== side) fields.current[next.at]?.focus();
    // A draft kept after saving would hide and overwrite later corrections.
    if (isScoreInputDone(next, terms) && save(next)) scoreDrafts.delete(key);
    return true;
  }

  /** Accepts text from a paste, from dictation, or from a keyboard that reports no keys. */
  function fill(text: string, side: Side) {
    const digits = [...text].filter((sign) => /\d/.test(sign));
    const empty: ScoreInputState = { ...shownInput, at: side, isFresh: true, refused: null };
    // Digits after an impossible number are dropped, because they would result in a wrong score.
    const next = digits.reduce(
      (state, digit) => (state.refused === null ? typeScoreKey(state, digit, terms) : state),
      empty,
    );
    setTyping(digits.length > 0 ? next : typeScoreKey(empty, 'Backspace', terms));
  }

  const restore = () => setTyping(null);

  /** The focus has left the match. A complete score is saved; an incomplete one stays as typed. */
  function handleLeave() {
    if (typing && save(typing)) setTyping(null);
  }

  return {
    shownInput,
    isTyped: typing !== null,
    problem,
    fields,
    handleKey,
    fill,
    restore,
    handleLeave,
  };
}
