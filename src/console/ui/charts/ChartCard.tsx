import { useId, useState, Fragment, type PointerEvent } from 'react';
import { sumSeriesValues, sumChart, type ChartData, describeChartColumn } from './chart';
import styles from './ChartCard.module.css';
import tableStyles from './ChartTable.module.css';
import columnSliderStyles from './ChartColumnSlider.module.css';
import { Plot } from './Plot';
import readoutStyles from './Readout.module.css';

/** The numbers of a chart as a table (COMFORT-91). */
function ChartTable({ chart, labelId }: { chart: ChartData; labelId: string }) {
  const { columns, series, columnTitle, format, whole } = chart;
  const isStacked = series.length > 1;
  const renderRow = (title: string, column: number | null) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {series.map((one) => (
        <td key={one.name}>{format(sumSeriesValues(one, column))}</td>
      ))}
      {isStacked && <td>{format(sumChart(chart, column))}</td>}
    </tr>
  );
  return (
    <table className={tableStyles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{columnTitle}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {isStacked && <th scope="col">Всего</th>}
        </tr>
      </thead>
      <tbody>{columns.map(({ name }, column) => renderRow(name, column))}</tbody>
      {whole === undefined && <tfoot>{renderRow('Всего', null)}</tfoot>}
    </table>
  );
}

/**
 * The values of a column, or of the whole period. For several series it is also their legend (COMFORT-91).
 * @param column null for the whole period
 */
function Readout({ chart, column }: { chart: ChartData; column: number | null }) {
  const { series, columns, wholeTitle, describe: inWords, format } = chart;
  return (
    <p className={readoutStyles.readout}>
      <b>
        {column === null ? wholeTitle : columns[column]!.name}: {inWords(sumChart(chart, column))}
      </b>
      {series.length > 1 &&
        series.map((one) => (
          <Fragment key={one.name}>
            {' '}
            <span className={readoutStyles.entry}>
              <span
                aria-hidden="true"
                className={`${readoutStyles.swatch} ${readoutStyles[one.fill]}`}
              />
              {one.name}&nbsp;{format(sumSeriesValues(one, column))}
            </span>
          </Fragment>
        ))}
    </p>
  );
}

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
function ChartColumnSlider(props: ColumnSliderProps) {
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
      className={`${columnSliderStyles.slider} ${isShown ? columnSliderStyles.shown : ''}`}
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
