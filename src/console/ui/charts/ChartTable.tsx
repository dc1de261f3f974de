import { sumSeriesValues, sumChart, type ChartData } from './chart';
import styles from './ChartTable.module.css';

/** The numbers of a chart as a table (COMFORT-91). */
export function ChartTable({ chart, labelId }: { chart: ChartData; labelId: string }) {
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
    <table className={styles.table} aria-labelledby={labelId}>
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
