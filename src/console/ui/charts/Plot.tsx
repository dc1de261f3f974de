import { useLayoutEffect, useState, type ReactNode, useSyncExternalStore } from 'react';
import './fixLanguage';
import uPlot from 'uplot';
import { PLOT_HEIGHT, toPlotData, getPlotFont, createPlotOptions } from './plotOptions';
import { useIsPrinting } from '../layout/useIsPrinting';
import type { ChartData } from './chart';
import styles from './Plot.module.css';
import { readPlotColors } from './plotColors';

/** Half of the width of A4 in px. It is fixed, because no element is measured between screen and paper. */
const PAPER_WIDTH = 320;

/** Creates a callback that passes the position of the bars to the elements over them. */
const createPlacer = (box: HTMLElement) => (plot: uPlot) => {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    box.style.setProperty(`--bars-${side}`, `${plot.bbox[side] / devicePixelRatio}px`);
};

/** The inner width of an element in CSS pixels, updated on resize; 0 without an element. */
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Media queries that change the page's colours, in addition to the chosen theme (COMFORT-1). */
const QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

function subscribe(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** A text that changes when the page's colours may have changed, so that canvases are redrawn. */
const usePageColorsKey = (): string =>
  useSyncExternalStore(subscribe, () =>
    [
      document.documentElement.dataset.theme,
      ...QUERIES.map((query) => matchMedia(query).matches),
    ].join(),
  );

/**
 * The bars of a chart. uPlot repaints them when data, width or colours change (COMFORT-91).
 * @param children elements over the bars, placed in percent of the bars' area
 */
export function Plot({ chart, children }: { chart: ChartData; children: ReactNode }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const isPrinting = useIsPrinting();
  const ownWidth = useWidth(box);
  const width = isPrinting ? PAPER_WIDTH : ownWidth;
  const look = usePageColorsKey();

  useLayoutEffect(() => {
    if (!box || width === 0) return;
    const picture = { width, font: getPlotFont(box), colors: readPlotColors(box) };
    const plot = new uPlot(
      createPlotOptions(chart, picture, createPlacer(box)),
      toPlotData(chart),
      box,
    );
    plot.root.ariaHidden = 'true';
    return () => plot.destroy();
  }, [box, chart, width, look, isPrinting]);

  return (
    <div
      ref={setBox}
      className={`${styles.plot} ${isPrinting ? styles.paper : ''}`}
      style={{ minHeight: PLOT_HEIGHT }}
    >
      <div className={styles.over}>{children}</div>
    </div>
  );
}
