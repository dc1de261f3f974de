/** How a row of bars is filled: told apart without colours as well. */
export type BarFill = 'solid' | 'hatched' | 'dotted';

type ChartSeries = { name: string; fill: BarFill; values: readonly number[] };

/** What a chart is of; the picture, the table and the texts are made of the same numbers. */
export type ChartData = {
  /** «Турниры по неделям». */
  heading: string;
  /** What is the most, in a sentence. */
  summary: string;
  /** What the columns are: «Неделя», and what they are all together: «За период». */
  columnTitle: string;
  wholeTitle: string;
  /** The name of each column, and what fits under it on an axis; a group is named where it begins. */
  columns: readonly { name: string; tick: string; group: string }[];
  /** Stacked, from the baseline. */
  series: readonly ChartSeries[];
  /** As a number in a table, and on an axis. */
  format: (amount: number) => string;
  formatTick: (amount: number) => string;
  /** «12 заявок». */
  describe: (amount: number) => string;
  /** How it is counted, and what is left out. */
  notes: readonly string[];
  /** How far into the columns today is, where it is in one. */
  now: number | null;
  /** What the whole amounts to where columns are not to be added up, as levels are not. */
  whole?: number;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The sums of all series up to each, by column: where its bars end. */
export const computeStackTops = (series: readonly ChartSeries[]): number[][] =>
  series.map((_, last) =>
    series[last]!.values.map((_value, column) =>
      sum(series.slice(0, last + 1).map(({ values }) => values[column]!)),
    ),
  );

/**
 * What a series has in a column, or in all of them.
 * @param column null for all
 */
export const sumSeriesValues = ({ values }: ChartSeries, column: number | null): number =>
  column === null ? sum(values) : values[column]!;

/** What all series have in a column, or in all of them. */
export const sumChart = ({ series, whole }: ChartData, column: number | null): number =>
  column === null && whole !== undefined
    ? whole
    : sum(series.map((one) => sumSeriesValues(one, column)));

/** «9 – 15 ноября 2026: 6 турниров, Мексикано – 4, Американо – 2»: a column as it is read out. */
export function describeChartColumn(chart: ChartData, column: number): string {
  const parts =
    chart.series.length > 1
      ? chart.series.map(
          (one) => `${one.name}\u00a0– ${chart.format(sumSeriesValues(one, column))}`,
        )
      : [];
  return `${chart.columns[column]!.name}: ${[chart.describe(sumChart(chart, column)), ...parts].join(', ')}`;
}
