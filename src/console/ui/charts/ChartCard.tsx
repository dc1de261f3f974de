import { useId, useState } from 'react';
import type { ChartData } from './chart';
import styles from './ChartCard.module.css';
import { ChartTable } from './ChartTable';
import { ChartColumnSlider } from './ChartColumnSlider';
import { Plot } from './Plot';
import { Readout } from './Readout';

/** A chart with a summary sentence, and its numbers in a table (COMFORT-91). */
export function ChartCard({ chart }: { chart: ChartData }) {
  const { heading, summary, columns, notes, now } = chart;
  const headingId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const last = columns.length - 1;
  const column = Math.min(chosen ?? Math.floor(now ?? last), last);

  return (
    <figure className={styles.card} aria-labelledby={headingId}>
      <figcaption>
        <h2 id={headingId}>{heading}</h2>
        <p>{summary}</p>
      </figcaption>
      <Readout chart={chart} column={isShown ? column : null} />
      <Plot chart={chart}>
        {now !== null && <Now part={now / columns.length} />}
        <ChartColumnSlider
          {...{ chart, column, isShown }}
          labelId={headingId}
          onMove={setChosen}
          onShow={setShown}
        />
      </Plot>
      <p className={styles.notes}>{notes.join(' ')}</p>
      <details className={styles.twin}>
        <summary>Показать таблицей</summary>
        <ChartTable chart={chart} labelId={headingId} />
      </details>
    </figure>
  );
}

/** Near the right edge the word «сегодня» is to the left of its line. */
const LATE = 0.8;

/**
 * Line at today's position, as a share of the whole width. It is hidden from screen readers, for which the table has
 * dates.
 */
function Now({ part }: { part: number }) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.now} ${part > LATE ? styles.late : ''}`}
      style={{ left: `${part * 100}%` }}
    >
      сегодня
    </span>
  );
}
