import { useState } from 'react';
import { matchKey } from '../../../../domain/play/pendingPlay';
import type { Match, Result, Round, RoundStart } from '../../../../domain/play/round';
import { isSameResult } from '../../../../domain/play/roundSteps';
import { completed, otherSide, type Side } from '../../../../domain/play/score/completed';
import { startTyping, type ScoreTyping } from '../../../../domain/play/score/scoreTyping';
import { resultProblem } from '../../../../domain/play/score/resultProblem';
import { isPlayed } from '../../../../domain/play/score/winnerOf';
import { usePlayContext } from './playContext';

/** Numbers as they were pressed; null where none was. */
type Pressed = Record<Side, number | null>;

/** What was written here, and what stood there before. */
type Saved = { id: string; to: Result; before: Result | null };

const NOTHING: Pressed = { a: null, b: null };

const pressedOf = (result: Result | null): Pressed =>
  isPlayed(result) ? { a: result.a, b: result.b } : NOTHING;

/** Half of a score, as the fields of a desk keep it. */
const draftOf = ({ a, b }: Pressed, at: Side, isStopped: boolean): ScoreTyping => ({
  ...startTyping(null, at),
  a: a === null ? '' : String(a),
  b: b === null ? '' : String(b),
  mark: isStopped ? 'stopped' : null,
});

const draftedIn = ({ a, b }: ScoreTyping): Pressed => ({
  a: a === '' ? null : Number(a),
  b: b === '' ? null : Number(b),
});

const isStoppedIn = (result: Result | null): boolean => result?.mark === 'stopped';

/** PLAY-3, PLAY-11: a match's score as it is pressed on the pad: written as soon as it is whole. */
export function useScorePad(round: Round & { start: RoundStart }, match: Match) {
  const { actions, refusedIds, scoreDrafts } = usePlayContext();
  const { terms } = round.start;
  const key = matchKey(round.id, match.court);
  const [draft] = useState(() => scoreDrafts.get(key));
  const [side, setSide] = useState<Side>(draft?.at ?? 'a');
  const [pressed, setPressed] = useState(() =>
    draft ? draftedIn(draft) : pressedOf(match.result),
  );
  const [isStopped, setStopped] = useState(() =>
    draft ? draft.mark === 'stopped' : isStoppedIn(match.result),
  );
  /** The result that whoever presses has seen: a score that came meanwhile is not overwritten unseen. */
  const [seen, setSeen] = useState(match.result);
  const [isTouched, setTouched] = useState(draft !== undefined);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function showAgain(result: Result | null) {
    setSeen(result);
    setPressed(pressedOf(result));
    setStopped(isStoppedIn(result));
    setSide('a');
    setTouched(false);
    setSaved(null);
    setProblem(null);
  }

  // Until something is pressed the pad shows what is there.
  if (!isTouched && !isSameResult(match.result, seen)) showAgain(match.result);

  const isRefused = saved !== null && refusedIds.has(saved.id);
  // The pad says what is there instead.
  if (isRefused && !isSameResult(match.result, seen)) {
    setSeen(match.result);
    setPressed(pressedOf(match.result));
  }

  const write = (to: Result | null): string => {
    scoreDrafts.delete(key);
    const id = actions.setResult(round, { ...match, result: seen }, to);
    setSeen(to);
    return id;
  };

  function save(to: Result) {
    setTouched(true);
    setProblem(null);
    setPressed(pressedOf(to));
    // A second tap on the same number: what was written, and its way back, stay.
    if (!isSameResult(to, seen)) setSaved({ id: write(to), to, before: seen });
  }

  function press(points: number) {
    const whole = isStopped ? null : completed(terms, side, points);
    if (whole) {
      save(whole);
      return;
    }
    const now = { ...(isTouched ? pressed : NOTHING), [side]: points };
    setTouched(true);
    setPressed(now);
    if (now.a === null || now.b === null || saved !== null) {
      setSaved(null);
      setSide(otherSide(side));
    }
    if (now.a === null || now.b === null) {
      scoreDrafts.set(key, draftOf(now, otherSide(side), isStopped));
      return;
    }
    const result: Result = { a: now.a, b: now.b, mark: isStopped ? 'stopped' : null };
    const wrong = resultProblem(result, terms);
    setProblem(wrong);
    if (wrong === null) save(result);
  }

  /** Nothing is pressed any more. */
  function clear() {
    scoreDrafts.delete(key);
    setTouched(true);
    setSaved(null);
    setProblem(null);
    setPressed(NOTHING);
    setSide('a');
  }

  return {
    side,
    setSide,
    pressed,
    isStopped,
    saved,
    /** ROSTER-15: somebody else was first with what was written last. */
    isRefused,
    problem,
    press,
    stop() {
      clear();
      setStopped(!isStopped);
    },
    markNotPlayed() {
      setStopped(false);
      save({ a: 0, b: 0, mark: 'notPlayed' });
    },
    removeResult() {
      write(null);
      showAgain(null);
    },
    undo() {
      if (saved === null) return;
      actions.undo(saved.id);
      showAgain(saved.before);
    },
  };
}
