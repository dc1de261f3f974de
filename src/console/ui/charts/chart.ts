/** Filling of a row of bars, distinguishable without colours. */
export type BarFill = 'solid' | 'hatched' | 'dotted';

type ChartSeries = { name: string; fill: BarFill; values: readonly number[] };

/** Data of a chart. Picture, table and texts use the same numbers. */
export type ChartData = {
  /** «Турниры по неделям». */
  heading: string;
  /** The maximum, in a sentence. */
  summary: string;
  /** Title of the columns, «Неделя», and of their total, «За период». */
  columnTitle: string;
  wholeTitle: string;
  /** Name of each column, and its short label on an axis. The group's name appears at its first column. */
  columns: readonly { name: string; tick: string; group: string }[];
  /** Stacked, from the baseline. */
  series: readonly ChartSeries[];
  /** A value as a number in a table, and on an axis. */
  format: (amount: number) => string;
  formatTick: (amount: number) => string;
  /** «12 заявок». */
  describe: (amount: number) => string;
  /** Notes on the counting and on omitted data. */
  notes: readonly string[];
  /** Today's position in columns; null when today is outside them. */
  now: number | null;
  /** Total for columns that cannot be added up, such as levels. */
  whole?: number;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Sums of all series up to each one, by column: the upper ends of its bars. */
export const computeStackTops = (series: readonly ChartSeries[]): number[][] =>
  series.map((_, last) =>
    series[last]!.values.map((_value, column) =>
      sum(series.slice(0, last + 1).map(({ values }) => values[column]!)),
    ),
  );

/**
 * Value of a series in a column, or in all of them.
 * @param column null for all
 */
export const sumSeriesValues = ({ values }: ChartSeries, column: number | null): number =>
  column === null ? sum(values) : values[column]!;

/** Value of all series in a column, or in all of them. */
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
