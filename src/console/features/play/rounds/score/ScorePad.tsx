import { useId, useEffect, useState, useEffectEvent } from 'react';
import {
  getTermsWords,
  type Match,
  type MatchResult,
  type Round,
  type RoundStart,
} from '../../../../../domain/play/model/round';
import { formatCourtInSentence } from '../../../../../domain/play/model/formatCourtInSentence';
import { formatRoundName } from '../../../../../domain/play/model/roundName';
import { SIDES, type Side } from '../../../../../domain/play/score/completeResult';
import { formatResult, formatScore } from '../../../../../domain/play/score/formatScore';
import { getPadLayout } from '../../../../../domain/play/score/padLayout';
import { formatRoundTerms } from '../../../../../domain/play/score/formatRoundTerms';
import { toMatchKey } from '../../../../../domain/play/changes/pendingPlay';
import { Button, IconButton } from '../../../../ui/controls/Button';
import { Dialog } from '../../../../ui/dialogs/Dialog';
import { CrossIcon } from '../../../../ui/icons/icons';
import { DigitPad } from './DigitPad';
import { usePlayContext, type MatchRef } from '../playContext';
import styles from './ScorePad.module.css';
import { useScorePad } from './useScorePad';

type ScorePadProps = {
  round: Round & { start: RoundStart };
  match: Match;
  number: number;
  /** The next match of the round without a result; null if there is none. */
  next: MatchRef | null;
  onClose: () => void;
};

/** Formats «15:9 записано». */
const describeSaved = (result: MatchResult): string =>
  result.mark === 'notPlayed'
    ? `Записано: ${formatScore(result)}`
    : `${formatScore(result)} записано`;

const UNDO_SECONDS = 10;

type SavedResultProps = { text: string; place: MatchRef; onUndo: () => void };

/** The saved result, with an undo for ten seconds (PLAY-3). */
function SavedResultNote({ text, place, onUndo }: SavedResultProps) {
  const { unsentKeys } = usePlayContext();
  const [left, setLeft] = useState(UNDO_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.saved}>
      <span>
        <strong>{text}</strong>
        {unsentKeys.has(toMatchKey(place.roundId, place.court)) && <small>ждёт сети</small>}
      </span>
      {left > 0 && (
        <button type="button" onClick={onUndo}>
          Отменить <span aria-hidden="true">{left}&nbsp;с</span>
        </button>
      )}
    </div>
  );
}

/**
 * Passes typed keys to the score pad, regardless of the focus (PLAY-58).
 * @param isTyping true when `Enter` ends the typed number; otherwise `Enter` presses the focused button
 */
function usePadKeys(isTyping: boolean, pressKey: (key: string) => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = event.key === 'Enter' ? isTyping : /^(\d|Backspace)$/.test(event.key);
    if (!isTaken) return;
    event.preventDefault();
    pressKey(event.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** All possible points of a pair as large buttons; one press gives a whole result (PLAY-3). */
export function ScorePad({ round, match, number, next, onClose }: ScorePadProps) {
  const { getCourtName, getShortName, getFullName, openPad } = usePlayContext();
  const { terms } = round.start;
  const titleId = useId();
  const { pad, isTyping, saved, isRefused, problem, press, pressKey, ...actions } = useScorePad(
    round,
    match,
  );
  usePadKeys(isTyping, pressKey);
  const { side, isStopped } = pad;
  const choice = getPadLayout(terms);
  const words = getTermsWords(terms);
  const leave = (onLeft: () => void) => () => {
    actions.saveTyped();
    onLeft();
  };
  const formatNames = (which: Side) => match[which].map(getShortName).join(' и ');
  return (
    <Dialog titleId={titleId} width={430} isFullOnPhone onClose={onClose}>
      <div className={styles.pad}>
        <header>
          <IconButton label="Закрыть" onClick={leave(onClose)}>
            <CrossIcon />
          </IconButton>
          <div>
            <h2 id={titleId}>{getCourtName(match.court)}</h2>
            <p>{`${formatRoundName(round, number)}, ${formatRoundTerms(terms)}${isStopped ? ', прерван' : ''}`}</p>
          </div>
        </header>
        <div
          role="radiogroup"
          aria-label={`Чьи ${words.label.toLowerCase()}`}
          className={styles.pairs}
        >
          {SIDES.map((which) => (
            <button
              key={which}
              type="button"
              role="radio"
              aria-checked={side === which}
              aria-label={`${formatNames(which)}: ${pad[which] ?? `без ${words.forms[2]}`}`}
              onClick={() => actions.chooseSide(which)}
            >
              <span>
                {match[which].map((entryId) => (
                  <bdi key={entryId}>{getFullName(entryId)}</bdi>
                ))}
              </span>
              <strong>{pad[which] ?? '–'}</strong>
            </button>
          ))}
        </div>
        <p className={styles.whose}>
          {words.label} пары <strong>{match[side].map(getShortName).join(' – ')}</strong>
        </p>
        {problem && (
          <p role="alert" className="error">
            {problem}
          </p>
        )}
        {choice.kind === 'digits' ? (
          <DigitPad text={isTyping ? String(pad[side] ?? '') : ''} onPress={pressKey} />
        ) : (
          <div className={styles.numbers} data-per-row={choice.perRow}>
            {choice.numbers.map((points) => (
              <button
                key={points}
                type="button"
                aria-pressed={pad[side] === points}
                onClick={() => press(points)}
              >
                {points}
              </button>
            ))}
          </div>
        )}
        <div className={styles.marks}>
          <Button aria-pressed={isStopped} onClick={actions.stop}>
            Прерван
          </Button>
          <Button aria-pressed={match.result?.mark === 'notPlayed'} onClick={actions.markNotPlayed}>
            Не сыгран
          </Button>
          {match.result && saved === null && (
            <Button onClick={actions.removeResult}>Без счёта</Button>
          )}
        </div>
        <div role="status">
          {saved && !isRefused && (
            <SavedResultNote
              key={saved.id}
              text={describeSaved(saved.to)}
              place={{ roundId: round.id, court: match.court }}
              onUndo={actions.undo}
            />
          )}
        </div>
        {isRefused && (
          <p role="alert" className="error">
            Не принято. Сейчас: {formatResult(match.result)}.
          </p>
        )}
        {next ? (
          <Button kind="primary" onClick={leave(() => openPad(next))}>
            {`Дальше: ${formatCourtInSentence(getCourtName(next.court))}`}
          </Button>
        ) : (
          <Button kind={match.result ? 'primary' : 'plain'} onClick={leave(onClose)}>
            Готово
          </Button>
        )}
      </div>
    </Dialog>
  );
}
