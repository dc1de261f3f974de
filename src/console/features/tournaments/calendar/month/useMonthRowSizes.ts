import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useScrollElement } from '../../../../ui/layout/shellContext';
import { useMediaQuery } from '../../../../ui/layout/useMediaQuery';

/** Padding, border and date of a day's cell, in px. */
const HEAD = 36;
const LINE = { fine: 26, coarse: 30 };
/** Minimum number of lines: one for a tournament, one for «ещё 5». */
const LINES_MIN = 2;
/** Maximum number of lines, so that a tall screen has no empty space. */
const LINES_MAX = 8;
/** Number of lines in the first rendering; the window is measured before the first paint. */
const LINES_UNMEASURED = 4;

type MonthRows = {
  table: RefObject<HTMLTableElement | null>;
  /** Height of each row in px. */
  height: number;
  /** Number of lines that fit into a day. */
  lines: number;
};

/**
 * Equal row heights with which the whole month fits into the window.
 * @param weeks number of rows
 */
export function useMonthRowSizes(weeks: number): MonthRows {
  const scrollElement = useScrollElement();
  const table = useRef<HTMLTableElement>(null);
  const line = useMediaQuery('(pointer: coarse)') ? LINE.coarse : LINE.fine;
  const [height, setHeight] = useState(HEAD + LINES_UNMEASURED * line);

  const measure = useCallback(() => {
    const month = table.current;
    if (!scrollElement || !month) return;
    const { top, bottom } = month.getBoundingClientRect();
    const content = scrollElement.getBoundingClientRect();
    // Height of the table's head and border.
    const around = month.offsetHeight - month.tBodies[0]!.offsetHeight;
    const above = top - content.top + scrollElement.scrollTop + around;
    const below = month.parentElement!.getBoundingClientRect().bottom - bottom;
    const padding = parseFloat(getComputedStyle(scrollElement).paddingBottom);
    const room = scrollElement.clientHeight - above - below - padding;
    const least = HEAD + LINES_MIN * line;
    const most = HEAD + LINES_MAX * line;
    setHeight(Math.floor(Math.max(least, Math.min(most, room / weeks))));
  }, [scrollElement, weeks, line]);

  useLayoutEffect(() => {
    measure();
    if (!scrollElement) return;
    const observer = new ResizeObserver(measure);
    observer.observe(scrollElement);
    return () => observer.disconnect();
  }, [measure, scrollElement]);

  return { table, height, lines: Math.floor((height - HEAD) / line) };
}
