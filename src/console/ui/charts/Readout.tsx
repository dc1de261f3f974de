import { Fragment } from 'react';
import { sumSeriesValues, sumChart, type ChartData } from './chart';
import styles from './Readout.module.css';

/**
 * The values of a column, or of the whole period. For several series it is also their legend (COMFORT-91).
 * @param column null for the whole period
 */
export function Readout({ chart, column }: { chart: ChartData; column: number | null }) {
  const { series, columns, wholeTitle, describe: inWords, format } = chart;
  return (
    <p className={styles.readout}>
      <b>
        {column === null ? wholeTitle : columns[column]!.name}: {inWords(sumChart(chart, column))}
      </b>
      {series.length > 1 &&
        series.map((one) => (
          <Fragment key={one.name}>
            {' '}
            <span className={styles.entry}>
              <span aria-hidden="true" className={`${styles.swatch} ${styles[one.fill]}`} />
              {one.name}&nbsp;{format(sumSeriesValues(one, column))}
            </span>
          </Fragment>
        ))}
    </p>
  );
}
