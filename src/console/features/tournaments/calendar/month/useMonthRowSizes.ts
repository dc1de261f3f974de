import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useScrollElement } from '../../../../ui/layout/shellContext';
import { useMediaQuery } from '../../../../ui/layout/useMediaQuery';

/** Parts of a day's cell, px: its padding, border and date; a line with the gap beneath it. */
const HEAD = 36;
const LINE = { fine: 26, coarse: 30 };
/** One for a tournament, one for «ещё 5». */
const LINES_MIN = 2;
/** More would only be empty on a tall screen. */
const LINES_MAX = 8;
/** For the first rendering; the window is measured before anything is painted. */
const LINES_UNMEASURED = 4;

type MonthRows = {
  table: RefObject<HTMLTableElement | null>;
  /** The height of each row, px. */
  height: number;
  /** How many lines a day has room for. */
  lines: number;
};

/**
 * DESK-36: rows of equal height that fill what the window leaves, so that the whole month is in sight.
 * @param weeks how many rows there are
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
    // The table's head and border.
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
