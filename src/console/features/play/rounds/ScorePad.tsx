import { useId, useState } from 'react';
import type { Match, Result, Round, RoundStart } from '../../../../domain/play/round';
import { completed, otherSide, SIDES, type Side } from '../../../../domain/play/score/completed';
import { padOf } from '../../../../domain/play/score/padOf';
import { pointsMax, resultProblem } from '../../../../domain/play/score/resultProblem';
import { scoreText } from '../../../../domain/play/score/scoreText';
import { termsText } from '../../../../domain/play/score/termsText';
import { isPlayed } from '../../../../domain/play/score/winnerOf';
import { Button, IconButton } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { CrossIcon } from '../../../ui/icons';
import { DigitPad } from './DigitPad';
import { usePlayContext, type MatchPlace } from './playContext';
import { Saved } from './Saved';
import styles from './ScorePad.module.css';

type ScorePadProps = {
  round: Round & { start: RoundStart };
  match: Match;
  number: number;
  /** The next match of the round without a score; null where there is none. */
  next: MatchPlace | null;
  onClose: () => void;
};

/** Numbers as they were pressed; null where none was. */
type Pressed = Record<Side, number | null>;

const pressedOf = (result: Result | null): Pressed =>
  isPlayed(result) ? { a: result.a, b: result.b } : { a: null, b: null };

/** PLAY-3: all numbers that a pair can have, as buttons for a thumb: one press is a whole result. */
export function ScorePad({ round, match, number, next, onClose }: ScorePadProps) {
  const { actions, courtName, surnameOf, nameOf, openPad } = usePlayContext();
  const { terms } = round.start;
  const titleId = useId();
  const [side, setSide] = useState<Side>('a');
  const [pressed, setPressed] = useState<Pressed>(() => pressedOf(match.result));
  const [isStopped, setStopped] = useState(match.result?.mark === 'stopped');
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const pad = padOf(terms);

  function save(result: Result) {
    setProblem(null);
    setPressed(pressedOf(result));
    setSaved(actions.setResult(round, match, result));
  }

  function press(points: number) {
    const whole = isStopped ? null : completed(terms, side, points);
    if (whole) {
      save(whole);
      return;
    }
    const other = otherSide(side);
    const now = { ...pressed, [side]: points };
    setPressed(now);
    if (now.a === null || now.b === null || saved !== null) {
      setSaved(null);
      setSide(other);
    }
    if (now.a === null || now.b === null) return;
    const result: Result = { a: now.a, b: now.b, mark: isStopped ? 'stopped' : null };
    const wrong = resultProblem(result, terms);
    setProblem(wrong);
    if (wrong === null) save(result);
  }

  /** Nothing is pressed any more. */
  function clear() {
    setSaved(null);
    setProblem(null);
    setPressed({ a: null, b: null });
    setSide('a');
  }

  function stop() {
    clear();
    setStopped(!isStopped);
  }

  function markNotPlayed() {
    setStopped(false);
    save({ a: 0, b: 0, mark: 'notPlayed' });
  }

  function removeResult() {
    clear();
    setStopped(false);
    actions.setResult(round, match, null);
  }

  function undo() {
    actions.undo(saved!);
    clear();
  }

  const namesOf = (which: Side) => match[which].map(surnameOf).join(' и ');
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.pad}>
        <header>
          <IconButton label="Закрыть" onClick={onClose}>
            <CrossIcon />
          </IconButton>
          <div>
            <h2 id={titleId}>{courtName(match.court)}</h2>
            <p>{`Раунд ${number}, ${termsText(terms)}${isStopped ? ', остановлен' : ''}`}</p>
          </div>
        </header>
        <div role="radiogroup" aria-label="Чьи очки" className={styles.pairs}>
          {SIDES.map((which) => (
            <button
              key={which}
              type="button"
              role="radio"
              aria-checked={side === which}
              aria-label={`${namesOf(which)}: ${pressed[which] ?? 'без очков'}`}
              onClick={() => setSide(which)}
            >
              <span>
                {match[which].map((entryId) => (
                  <bdi key={entryId}>{nameOf(entryId)}</bdi>
                ))}
              </span>
              <strong>{pressed[which] ?? '–'}</strong>
            </button>
          ))}
        </div>
        <p className={styles.whose}>
          Очки пары <strong>{match[side].map(surnameOf).join(' – ')}</strong>
        </p>
        {problem && <p role="alert">{problem}</p>}
        {pad.kind === 'digits' ? (
          <DigitPad key={side} max={pointsMax(terms)} onDone={press} />
        ) : (
          <div className={styles.numbers} data-per-row={pad.perRow}>
            {pad.numbers.map((points) => (
              <button
                key={points}
                type="button"
                aria-pressed={pressed[side] === points}
                onClick={() => press(points)}
              >
                {points}
              </button>
            ))}
          </div>
        )}
        <div className={styles.marks}>
          <Button aria-pressed={isStopped} onClick={stop}>
            Прерван
          </Button>
          <Button aria-pressed={match.result?.mark === 'notPlayed'} onClick={markNotPlayed}>
            Не сыгран
          </Button>
          {match.result && saved === null && <Button onClick={removeResult}>Без счёта</Button>}
        </div>
        <div role="status">
          {saved && (
            <Saved
              key={saved}
              text={`${match.result ? scoreText(match.result) : ''} записано`}
              place={{ roundId: round.id, court: match.court }}
              onUndo={undo}
            />
          )}
        </div>
        {next ? (
          <Button kind="primary" onClick={() => openPad(next)}>
            {`Дальше: ${courtName(next.court).replace(/^К/, 'к')}`}
          </Button>
        ) : (
          <Button kind={match.result ? 'primary' : 'plain'} onClick={onClose}>
            Готово
          </Button>
        )}
      </div>
    </Dialog>
  );
}
