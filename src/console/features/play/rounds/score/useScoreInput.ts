import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMatchKey } from '../../../../../domain/play/changes/pendingPlay';
import type { Match, MatchResult, Round, RoundTerms } from '../../../../../domain/play/model/round';
import { isSameResult } from '../../../../../domain/play/log/applyRoundEvent';
import type { Side } from '../../../../../domain/play/score/completeResult';
import { getPointsMax, validateResult } from '../../../../../domain/play/score/validateResult';
import {
  isInputDone,
  startScoreInput,
  toTypedResult,
  typeKey,
  type ScoreInput,
} from '../../../../../domain/play/score/scoreInput';
import { usePlayContext } from '../playContext';

const TAKEN_KEYS = /^(\d|Backspace|Enter|(Shift\+)?Tab)$/;

/** Goes on to the next match, from the last one to the next step. @returns whether there was somewhere to go */
function leave(from: HTMLElement, isBack: boolean): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-score]')];
  const card = from.closest('[data-match]');
  const others = fields.filter((field) => field.closest('[data-match]') !== card);
  const at = fields.indexOf(from);
  const next = isBack
    ? others.findLast((field) => fields.indexOf(field) < at)
    : (others.find((field) => fields.indexOf(field) > at) ??
      document.querySelector<HTMLElement>('[data-next-step]'));
  next?.focus();
  return next != null;
}

/** PLAY-3: a match's score as it is typed in its two fields: saved as soon as it is whole. */
export function useScoreInput(round: Round, match: Match, terms: RoundTerms) {
  const { actions, courtName, scoreDrafts } = usePlayContext();
  const key = toMatchKey(round.id, match.court);
  const [draft] = useState(() => scoreDrafts.get(key));
  const [typing, show] = useState<ScoreInput | null>(draft?.typing ?? null);
  /** What was saved of this typing: another device may have written something else since. */
  const savedAs = useRef<MatchResult | null>(null);
  /** PLAY-11: what stood there when this typing began; a score that came meanwhile is not overwritten unseen. */
  const seen = useRef(draft ? draft.seen : match.result);
  const setTyping = (next: ScoreInput | null) => {
    if (next && typing === null) {
      savedAs.current = null;
      seen.current = match.result;
    }
    const isEmpty = next === null || (next.a === '' && next.b === '');
    if (isEmpty) scoreDrafts.delete(key);
    else scoreDrafts.set(key, { typing: next, seen: seen.current });
    show(next);
  };
  // The pad, or another device, has given the match a score in place of what is typed here.
  const follow = useEffectEvent(() => {
    if (!scoreDrafts.has(key) && !isSameResult(match.result, seen.current)) show(null);
  });
  useEffect(() => follow(), [match.result]);
  const fields = useRef<Partial<Record<Side, HTMLInputElement | null>>>({});
  const shown = typing ?? startScoreInput(match.result);
  const typed = typing && toTypedResult(typing);
  const problem = typed
    ? validateResult(typed, terms)
    : shown.refused && `${shown.refused} не записать: не больше ${getPointsMax(terms)}`;

  function save(next: ScoreInput): boolean {
    const result = toTypedResult(next);
    if (result === null || validateResult(result, terms) !== null) return false;
    const isSaved = savedAs.current !== null && isSameResult(result, savedAs.current);
    if (!isSaved && !isSameResult(result, match.result)) {
      const changeId = actions.setResult(round, { ...match, result: seen.current }, result);
      savedAs.current = result;
      seen.current = result;
      actions.tellResult(changeId, courtName(match.court), result);
    }
    return true;
  }

  /** @returns whether the key was taken */
  function press(pressed: string, side: Side, field: HTMLElement): boolean {
    if (!TAKEN_KEYS.test(pressed)) return false;
    const before = { ...shown, at: side, isFresh: typing?.at === side ? shown.isFresh : true };
    const next = typeKey(before, pressed, terms);
    if (next.leaves !== null) {
      if (typing === null || save(next)) setTyping(null);
      return leave(field, next.leaves === 'previous');
    }
    setTyping(next);
    if (next.at !== side) fields.current[next.at]?.focus();
    // A draft of what is saved would hide, and write over, what is corrected later.
    if (isInputDone(next, terms) && save(next)) scoreDrafts.delete(key);
    return true;
  }

  /** What came by a paste, a dictation, or a keyboard whose keys are not told. */
  function fill(text: string, side: Side) {
    const digits = [...text].filter((sign) => /\d/.test(sign));
    const empty: ScoreInput = { ...shown, at: side, isFresh: true, refused: null };
    // Behind a number that no pair can have, whatever follows would be a score that nobody meant.
    const next = digits.reduce(
      (state, digit) => (state.refused === null ? typeKey(state, digit, terms) : state),
      empty,
    );
    setTyping(digits.length > 0 ? next : typeKey(empty, 'Backspace', terms));
  }

  const restore = () => setTyping(null);

  /** The focus is beyond the match: what is whole is saved, the rest stays as it was typed. */
  function onLeave() {
    if (typing && save(typing)) setTyping(null);
  }

  return { shown, isTyped: typing !== null, problem, fields, press, fill, restore, onLeave };
}
