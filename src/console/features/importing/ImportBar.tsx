import { useEffect, useEffectEvent, useState } from 'react';
import { formatQuantity } from '../../../domain/lib/formatQuantity';
import { Button } from '../../ui/controls/Button';
import type { ValidatedRow } from './rowValidation';
import type { SendCounts } from '../../api/queue/useSendQueue';
import styles from './ImportBar.module.css';

type ImportBarProps = {
  validated: readonly ValidatedRow[];
  faultyCount: number;
  /** Progress while tournaments are being created; otherwise null. */
  progress: SendCounts | null;
  onSend: (rows: readonly ValidatedRow[]) => void;
  onStop: () => void;
  onShowList: () => void;
};

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const PAUSE_MS = 5_000;

/**
 * The text that a screen reader announces. During a run it changes at the start and then at most every 5 s
 * (COMFORT-52).
 */
function useThrottledAnnouncement(text: string, isRunning: boolean): string {
  const [announcement, setAnnouncement] = useState(text);
  const announce = useEffectEvent(() => setAnnouncement(text));

  const settled = isRunning ? null : text;

  useEffect(() => {
    announce();
    if (!isRunning) return;
    const timer = setInterval(() => announce(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isRunning, settled]);

  return announcement;
}

/** Counts of the rows by state, and the actions for all rows (COMFORT-51, COMFORT-52). */
export function ImportBar(props: ImportBarProps) {
  const { validated, faultyCount, progress, onSend, onStop, onShowList } = props;
  const ready = validated.filter(({ isReady }) => isReady);
  const failedCount = validated.filter(({ rejection }) => rejection).length;
  const freshCount = ready.filter(({ rejection }) => !rejection).length;
  const left = validated.filter(({ status }) => status !== 'done');
  const created = validated.length - left.length;
  const unwanted = left.filter(({ isSelected, status }) => !isSelected && status === 'waiting');
  const unwantedCount = unwanted.filter(({ errors }) => Object.keys(errors).length === 0).length;
  const counts: [text: string, count: number][] = [
    ['создано', created],
    ['готово к\u00a0созданию', freshCount],
    ['не\u00a0удалось', failedCount],
    ['с\u00a0ошибками', faultyCount - failedCount],
    ['не\u00a0выбрано', unwantedCount],
  ];
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([text, count]) => `${text}:\u00a0${count}`);
  const state = progress
    ? `Создаётся ${progress.startedCount + 1} из ${progress.total}`
    : capitalize(parts.join(', '));
  const announcement = useThrottledAnnouncement(state, progress !== null);

  return (
    <section aria-label="Создание турниров" className={styles.bar}>
      <div className={styles.state}>
        <p aria-hidden="true">{state}</p>
        <p role="status" className="visuallyHidden">
          {announcement}
        </p>
        {progress && (
          <progress
            aria-label="Создание турниров"
            max={progress.total}
            value={progress.startedCount}
          />
        )}
      </div>
      {progress && (
        <Button autoFocus onClick={onStop}>
          Остановить
        </Button>
      )}
      {!progress && created > 0 && ready.length === 0 ? (
        <Button key="list" kind="primary" onClick={onShowList}>
          К списку турниров
        </Button>
      ) : (
        <Button
          key="send"
          kind="primary"
          disabled={progress !== null || ready.length === 0}
          onClick={() => onSend(ready)}
        >
          {progress
            ? 'Создание...'
            : `Создать ${formatQuantity(ready.length, 'турнир', 'турнира', 'турниров')}`}
        </Button>
      )}
    </section>
  );
}
