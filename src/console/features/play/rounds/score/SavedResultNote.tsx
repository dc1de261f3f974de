import { useEffect, useState } from 'react';
import { toMatchKey } from '../../../../../domain/play/changes/pendingPlay';
import { usePlayContext, type MatchRef } from '../playContext';
import styles from './ScorePad.module.css';

const UNDO_SECONDS = 10;

type SavedResultProps = { text: string; place: MatchRef; onUndo: () => void };

/** The saved result, with an undo for ten seconds (PLAY-3). */
export function SavedResultNote({ text, place, onUndo }: SavedResultProps) {
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
