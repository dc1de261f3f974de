/** Fill of a series of bars, distinguishable without colours. */
export type BarFill = 'solid' | 'hatched' | 'dotted';

type ChartSeries = { name: string; fill: BarFill; values: readonly number[] };

/** Data of a chart, shared by picture, table and texts. */
export type ChartData = {
  /** Title of the chart, such as «Турниры по неделям». */
  heading: string;
  /** A sentence about the maximum. */
  summary: string;
  /** Titles of the columns, such as «Неделя», and of their total, such as «За период». */
  columnTitle: string;
  wholeTitle: string;
  /** Name of each column, and its short label on the axis. A group's name is shown at its first column. */
  columns: readonly { name: string; tick: string; group: string }[];
  /** Series in the order in which they are stacked, from the baseline. */
  series: readonly ChartSeries[];
  /** Formats a value for the table, and for the axis. */
  format: (amount: number) => string;
  formatTick: (amount: number) => string;
  /** Formats a value with its noun: «12 заявок». */
  describe: (amount: number) => string;
  /** Notes about the counting and about omitted data. */
  notes: readonly string[];
  /** Today's position in columns; null when today is outside them. */
  now: number | null;
  /** Total of columns that cannot be summed, such as levels. */
  whole?: number;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Upper ends of the bars: for each series, the sum of all series up to it, by column. */
export const computeStackTops = (series: readonly ChartSeries[]): number[][] =>
  series.map((_, last) =>
    series[last]!.values.map((_value, column) =>
      sum(series.slice(0, last + 1).map(({ values }) => values[column]!)),
    ),
  );

/**
 * Value of a series in one column, or in all columns.
 * @param column null for all columns
 */
export const sumSeriesValues = ({ values }: ChartSeries, column: number | null): number =>
  column === null ? sum(values) : values[column]!;

/** Value of all series in one column, or in all columns. */
export const sumChart = ({ series, whole }: ChartData, column: number | null): number =>
  column === null && whole !== undefined
    ? whole
    : sum(series.map((one) => sumSeriesValues(one, column)));

/** The text of a column for screen readers: «9 – 15 ноября 2026: 6 турниров, Мексикано – 4, Американо – 2». */
export function describeChartColumn(chart: ChartData, column: number): string {
  const parts =
    chart.series.length > 1
      ? chart.series.map(
          (one) => `${one.name}\u00a0– ${chart.format(sumSeriesValues(one, column))}`,
        )
      : [];
  return `${chart.columns[column]!.name}: ${[chart.describe(sumChart(chart, column)), ...parts].join(', ')}`;
}
