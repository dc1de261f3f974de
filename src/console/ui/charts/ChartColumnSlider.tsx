import type { PointerEvent } from 'react';
import { describeChartColumn, type ChartData } from './chart';
import styles from './ChartColumnSlider.module.css';

type ColumnSliderProps = {
  chart: ChartData;
  labelId: string;
  column: number;
  isShown: boolean;
  onMove: (column: number) => void;
  /** True while the user looks at a column, by pointer or by keyboard. */
  onShow: (isShown: boolean) => void;
};

/**
 * Moves from column to column by arrow keys, Home and End, by pointer and by finger (COMFORT-91). The thumb of this
 * native slider is as wide as a column. It marks the column, whose values are read out.
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
      // A touch does not focus a slider.
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
