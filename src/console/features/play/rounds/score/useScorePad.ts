import { useState } from 'react';
import { toMatchKey } from '../../../../../domain/play/changes/pendingPlay';
import {
  type Match,
  type MatchResult,
  type Round,
  type RoundStart,
  isSameResult,
} from '../../../../../domain/play/model/round';
import type { Side } from '../../../../../domain/play/score/completeResult';
import { getPadLayout } from '../../../../../domain/play/score/padLayout';
import {
  EMPTY_PAD,
  type PadState,
  toPadStateFromInput,
  createPadState,
  pressPoints,
  toScoreInputFromPad,
} from '../../../../../domain/play/score/padState';
import {
  isScoreInputDone,
  toTypedResult,
  typeScoreKey,
} from '../../../../../domain/play/score/scoreInput';
import {
  describeRefusedPoints,
  validateResult,
} from '../../../../../domain/play/score/validateResult';
import { cancelSecondTap } from '../../../../ui/focus/cancelSecondTap';
import { usePlayContext } from '../playContext';

/** The result that this pad has saved, and the result before it. */
type SavedResult = {
  id: string;
  to: MatchResult;
  before: MatchResult | null;
  isRefused: boolean;
};

/** The score pressed on the pad for a match, saved once complete (PLAY-3, PLAY-11). */
export function useScorePad(round: Round & { start: RoundStart }, match: Match) {
  const { actions, refusedIds, scoreDrafts } = usePlayContext();
  const { terms } = round.start;
  const key = toMatchKey(round.id, match.court);
  const [draft] = useState(() => scoreDrafts.get(key));
  const [pad, setPressed] = useState(() =>
    draft ? toPadStateFromInput(draft.typing) : createPadState(match.result),
  );
  /** True while another digit can extend the number of the chosen pair. */
  const [isTyping, setTyping] = useState(false);
  /** The result that the pad has shown. A newer result is not overwritten. */
  const [expected, setExpected] = useState(draft ? draft.expected : match.result);
  const [isTouched, setTouched] = useState(draft !== undefined);
  const [saved, setSaved] = useState<SavedResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function setPad(next: PadState, isTyped = false) {
    setPressed(next);
    setTyping(isTyped);
  }

  function resetPad(result: MatchResult | null) {
    setExpected(result);
    setPad(createPadState(result));
    setTouched(false);
    setSaved(null);
    setProblem(null);
  }

  // Until a button is pressed, the pad shows the current result.
  if (!isTouched && !isSameResult(match.result, expected)) resetPad(match.result);

  // The note stays marked as refused after the change is discarded, by the user or automatically (ROSTER-33).
  if (saved && !saved.isRefused && refusedIds.has(saved.id))
    setSaved({ ...saved, isRefused: true });
  const isRefused = saved?.isRefused === true;
  if (isRefused && !isSameResult(match.result, expected)) {
    // After a refusal the pad shows the current result. It starts over once that result equals the refused one.
    if (isSameResult(match.result, saved.to)) resetPad(match.result);
    else {
      setExpected(match.result);
      setPad({ ...createPadState(match.result), side: pad.side });
    }
  }

  const sendResult = (to: MatchResult | null): string => {
    scoreDrafts.delete(key);
    const id = actions.setResult(round, { ...match, result: expected }, to);
    setExpected(to);
    return id;
  };

  function save(to: MatchResult, side: Side) {
    scoreDrafts.delete(key);
    setTouched(true);
    setProblem(null);
    setPad({ ...createPadState(to), side });
    // A second tap on the same number keeps the saved result and its undo button.
    if (!isSameResult(to, expected)) {
      setSaved({ id: sendResult(to), to, before: expected, isRefused: false });
    }
  }

  // The first press of a correction begins with empty numbers.
  const before = isTouched ? pad : { ...pad, a: null, b: null };

  function press(points: number) {
    const made = pressPoints(before, terms, points);
    setTouched(true);
    if ('side' in made) {
      setSaved(null);
      setPad(made);
      scoreDrafts.set(key, { typing: toScoreInputFromPad(made), expected });
      // The second tap of a double tap would set the other pair's number. Digits are exempt, because users tap them
      // quickly.
      if (getPadLayout(terms).kind === 'numbers') cancelSecondTap();
      return;
    }
    const wrong = validateResult(made, terms);
    if (wrong === null) save(made, pad.side);
    else {
      setSaved(null);
      setProblem(wrong);
      setPad({ ...before, [pad.side]: points });
    }
  }

  /** Handles a digit, `Backspace` or `Enter` like the fields of a court. */
  function pressKey(pressed: string) {
    const input = { ...toScoreInputFromPad(before), isFresh: !isTyping };
    const next = typeScoreKey(input, pressed, terms);
    const result = toTypedResult(next);
    const isDone = result !== null && (next.leaves !== null || isScoreInputDone(next, terms));
    const wrong = isDone
      ? validateResult(result, terms)
      : describeRefusedPoints(next.refused, terms);
    if (isDone && wrong === null) {
      save(result, next.at);
      return;
    }
    setTouched(true);
    setSaved(null);
    setProblem(wrong);
    setPad(toPadStateFromInput(next), !next.isFresh);
    if (next.a === '' && next.b === '') scoreDrafts.delete(key);
    else scoreDrafts.set(key, { typing: next, expected });
  }

  /** Saves a complete typed score when the pad closes, as a field does on blur. */
  function saveTyped() {
    const draftNow = scoreDrafts.get(key);
    const result = draftNow && toTypedResult(draftNow.typing);
    if (result && validateResult(result, terms) === null) sendResult(result);
  }

  return {
    pad,
    isTyping,
    pressKey,
    saveTyped,
    chooseSide: (side: Side) => setPad({ ...pad, side }),
    saved,
    /** True when the server refused the result because another device was first (ROSTER-15). */
    isRefused,
    problem,
    press,
    stop() {
      scoreDrafts.delete(key);
      setTouched(true);
      setSaved(null);
      setProblem(null);
      setPad({ ...EMPTY_PAD, isStopped: !pad.isStopped });
    },
    markNotPlayed() {
      save({ a: 0, b: 0, mark: 'notPlayed' }, 'a');
    },
    removeResult() {
      sendResult(null);
      resetPad(null);
    },
    undo() {
      if (saved === null) return;
      actions.undo(saved.id);
      resetPad(saved.before);
    },
  };
}
