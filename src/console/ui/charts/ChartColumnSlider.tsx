import type { PointerEvent } from 'react';
import { describeChartColumn, type ChartData } from './chart';
import styles from './ChartColumnSlider.module.css';

type ColumnSliderProps = {
  chart: ChartData;
  labelId: string;
  column: number;
  isShown: boolean;
  onMove: (column: number) => void;
  /** Called with true while the user points at a column or has reached it by keyboard. */
  onShow: (isShown: boolean) => void;
};

/**
 * Moves between columns by arrow keys, Home and End, by mouse and by finger (COMFORT-91). It is a native slider whose
 * thumb is as wide as a column. The thumb marks the column, and screen readers read its values.
 */
export function ChartColumnSlider(props: ColumnSliderProps) {
  const { chart, labelId, column, isShown, onMove, onShow } = props;
  const count = chart.columns.length;

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pointed = Math.floor(((clientX - left) / width) * count);
    onMove(Math.min(Math.max(pointed, 0), count - 1));
    onShow(true);
  }

  return (
    <input
      type="range"
      className={`${styles.slider} ${isShown ? styles.shown : ''}`}
      style={{ '--columns': count } as React.CSSProperties}
      aria-labelledby={labelId}
      aria-valuetext={describeChartColumn(chart, column)}
      min={0}
      max={count - 1}
      value={column}
      onChange={({ target }) => onMove(Number(target.value))}
      // A touch does not focus a slider by default.
      onPointerDown={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        point(event);
      }}
      onPointerMove={point}
      onPointerLeave={({ currentTarget }) => onShow(currentTarget === document.activeElement)}
      onFocus={() => onShow(true)}
      onBlur={() => onShow(false)}
    />
  );
}
