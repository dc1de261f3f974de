import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../../../domain/dates/durations';
import type { Round } from '../../../../domain/play/model/round';
import { getServerNow } from '../../../api/request/serverClock';
import { usePlayContext } from './playContext';
import styles from './RoundClock.module.css';
import { computeClockEnd } from './computeClockEnd';

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats the remaining time as «12:05», and after the end as «+1:10». */
function formatClock(leftMs: number): string {
  const seconds = Math.ceil(Math.abs(leftMs) / SECOND_MS);
  const text = `${Math.floor(seconds / 60)}:${formatTwoDigits(seconds % 60)}`;
  return leftMs < 0 ? `+${text}` : text;
}

/** The current time by the server's clock, ms since the epoch, updated four times a second (PLAY-50). */
function useMoment(): number {
  const [now, setNow] = useState(getServerNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerNow()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Remaining time of a timed round; all courts share one clock (PLAY-17). */
function Clock({ endsAt }: { endsAt: number }) {
  const left = endsAt - useMoment();
  const { bell } = usePlayContext();
  return (
    <div className={styles.clock} data-over={left < 0 || undefined}>
      <span role="timer" aria-label="До конца раунда">
        {formatClock(left)}
      </span>
      <label>
        <input type="checkbox" checked={bell.isOn} onChange={bell.toggle} />
        Звук в конце
      </label>
    </div>
  );
}

export function RoundClock({ round }: { round: Round }) {
  const endsAt = computeClockEnd(round, usePlayContext().state.settings);
  return endsAt === null ? null : <Clock endsAt={endsAt} />;
}
