import { useCallback, useDeferredValue, useState, type RefObject } from 'react';
import { useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useIsPrinting } from '../layout/useIsPrinting';

/** Numbers of rows rendered outside the window: ahead in the direction of scrolling, and behind (LIST-9). */
const AHEAD = 5;
const BEHIND = 1;
/** Estimated heights in px. */
const ABOVE = 200;
const HEAD = 40;

/** Estimates the visible part, so that the first rows appear before a measurement. */
const guessWindow = () => ({ width: 0, height: innerHeight - ABOVE });

const listIndexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function listRowsAround(range: Range, ahead: number, isBackward: boolean): number[] {
  const { startIndex, endIndex, count } = range;
  const [before, after] = isBackward ? [ahead, BEHIND] : [BEHIND, ahead];
  return listIndexes(Math.max(0, startIndex - before), Math.min(count - 1, endIndex + after));
}

/**
 * The rows of a long table to render: the visible ones, or all of them on paper (SPEED-8).
 * @param heightOf an estimate in px; rendered rows are measured
 */
export function useTableWindow(
  table: RefObject<HTMLTableElement | null>,
  scrollElement: HTMLElement | null,
  count: number,
  keyOf: (index: number) => string | number,
  heightOf: (index: number) => number,
) {
  const top = table.current?.offsetTop ?? 0;
  const [initialRect] = useState(guessWindow);
  const ahead = useDeferredValue(AHEAD, 0);

  const virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement> = useVirtualizer({
    count,
    getScrollElement: () => scrollElement,
    estimateSize: heightOf,
    getItemKey: keyOf,
    scrollMargin: top,
    scrollPaddingStart: HEAD,
    initialRect,
    rangeExtractor: (range) =>
      listRowsAround(range, ahead, virtualizer.scrollDirection === 'backward'),
  });

  const isPrinting = useIsPrinting();
  const inSight = virtualizer.getVirtualItems();
  const isWindow = !isPrinting && inSight.length > 0;
  // The virtualizer's own scrolling lasts several frames. It would move the page back while a user scrolls.
  const scrollTo = useCallback(
    (index: number) => {
      const [offset] = virtualizer.getOffsetForIndex(index, 'auto') ?? [];
      if (scrollElement && offset !== undefined) scrollElement.scrollTop = offset;
    },
    [virtualizer, scrollElement],
  );
  return {
    rows: isPrinting
      ? listIndexes(0, count - 1).map((index) => ({ index, key: keyOf(index) }))
      : inSight,
    /** Heights of the unrendered rows above and below, in px. */
    before: isWindow ? inSight[0]!.start - top : 0,
    after: isWindow ? virtualizer.getTotalSize() + top - inSight.at(-1)!.end : 0,
    top,
    virtualizer,
    scrollTo,
  };
}
