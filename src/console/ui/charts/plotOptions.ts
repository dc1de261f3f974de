import './fixLanguage';
import uPlot from 'uplot';
import { computeStackTops, type ChartData } from './chart';
import { getFillStyle, type PlotColors } from './plotColors';

/** Height of the whole chart, in CSS pixels. */
export const PLOT_HEIGHT = 208;

/** Space for «сегодня» above the bars, and to the right for half of the last column's name. */
const PADDING: uPlot.Padding = [20, 14, 0, 0];
const FONT_PX = 12;
const LINE_PX = 16;
const GAP_PX = 6;
/** Minimum upper end of the amount axis, for charts of small numbers. */
const LEAST_TOP = 4;
const INCREMENTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
);

type PlotLook = { width: number; font: string; colors: PlotColors };

/** Width of the widest text, in CSS pixels. */
function measureWidest(
  { ctx }: uPlot,
  font: string,
  texts: readonly (string | number | null)[],
): number {
  ctx.save();
  ctx.font = font;
  const widths = texts.map((text) => ctx.measureText(String(text)).width);
  ctx.restore();
  return Math.ceil(Math.max(0, ...widths));
}

/**
 * Axis of column names: every column, every second, every third and so on, as space allows. A group is named at its
 * first column.
 */
function createColumnAxis({ columns }: ChartData, { font, colors }: PlotLook): uPlot.Axis {
  const ticks = columns.map(({ tick }) => tick);
  const lines = columns.some(({ group }) => group !== '') ? 2 : 1;
  return {
    font,
    stroke: colors.text,
    size: GAP_PX + lines * LINE_PX,
    gap: GAP_PX,
    lineGap: LINE_PX / FONT_PX,
    grid: { show: false },
    ticks: { show: false },
    border: { show: true, stroke: colors.line, width: 1 },
    splits: (plot) => {
      const room = plot.bbox.width / devicePixelRatio / columns.length;
      const every = Math.max(1, Math.ceil((measureWidest(plot, font, ticks) + 2 * GAP_PX) / room));
      return [...columns.keys()].filter((column) => column % every === 0);
    },
    values: (_, splits) =>
      splits.map((column, at) => {
        const { tick, group } = columns[column]!;
        const isNamed = at > 0 && columns[splits[at - 1]!]!.group === group;
        return isNamed ? tick : `${tick}\n${group}`;
      }),
  };
}

const createAmountAxis = ({ formatTick }: ChartData, { font, colors }: PlotLook): uPlot.Axis => ({
  font,
  stroke: colors.text,
  // At first there are no values.
  size: (plot, values: string[] | null) => measureWidest(plot, font, values ?? []) + 2 * GAP_PX,
  gap: GAP_PX,
  space: 34,
  incrs: INCREMENTS,
  grid: { stroke: colors.grid, width: 1 },
  ticks: { show: false },
  values: (_, splits) => splits.map(formatTick),
});

/** Unit of the axis: ScaleValue, whose name exists only in uPlot's types. */
const OF_SCALE = 1 as unknown as uPlot.Series.BarsPathBuilderFacetUnit;

/** The bars of each series are stacked on those of the previous one. */
function createBars({ series }: ChartData, { colors }: PlotLook): uPlot.Series[] {
  const tops = computeStackTops(series);
  const createEdge = (values: number[] | undefined): uPlot.Series.BarsPathBuilderFacet => ({
    unit: OF_SCALE,
    values: () => values ?? series[0]!.values.map(() => 0),
  });
  return series.map(({ fill }, at) => ({
    paths: uPlot.paths.bars!({
      size: [0.72, 40],
      disp: { y0: createEdge(tops[at - 1]), y1: createEdge(tops[at]) },
    }),
    points: { show: false },
    fill: ({ ctx }) => getFillStyle(fill, colors, ctx),
    stroke: colors[fill],
    width: fill === 'solid' ? 0 : 1,
  }));
}

/** Data for uPlot: the column indexes, and the tops of the bars by series. */
export const toPlotData = ({ columns, series }: ChartData): uPlot.AlignedData => [
  [...columns.keys()],
  ...computeStackTops(series),
];

/**
 * Options for uPlot, which only paints; interactive elements are placed over it.
 * @param onPlaced called each time the bars are placed
 */
export function createPlotOptions(
  chart: ChartData,
  look: PlotLook,
  onPlaced: (plot: uPlot) => void,
): uPlot.Options {
  const highest = Math.max(...computeStackTops(chart.series).flat());
  return {
    width: look.width,
    height: PLOT_HEIGHT,
    padding: PADDING,
    cursor: { show: false },
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: {
      x: { time: false, range: () => [-0.5, chart.columns.length - 0.5] },
      y: { range: () => [0, Math.max(LEAST_TOP, highest * 1.08)] },
    },
    axes: [createColumnAxis(chart, look), createAmountAxis(chart, look)],
    series: [{}, ...createBars(chart, look)],
    hooks: { setSize: [onPlaced] },
  };
}

/** Font of a chart within an element. */
export const getPlotFont = (element: Element): string =>
  `${FONT_PX}px ${getComputedStyle(element).fontFamily}`;
