import { useLayoutEffect, useRef } from 'react';
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/** A row, and the distance scrolled beyond its top edge, in px. */
type ScrollPosition = { index: number; further: number };

/** The row's distance from the table's top. The table's own position may not be measured yet. */
const startOf = <Row extends Element>(
  row: VirtualItem,
  { options }: Virtualizer<HTMLElement, Row>,
): number => row.start - options.scrollMargin;

/**
 * Scrolls a list to its earlier position when its address is opened again (COMFORT-7). After a new filter or search,
 * scrolls to the first row. Positions refer to rows, because the heights of unrendered rows are estimates.
 * @param positions scroll positions of lists by address
 * @param isFromAddress true when Back or a link opened the address
 */
export function useScrollRestoration<Row extends Element>(
  positions: Map<string, ScrollPosition>,
  address: string,
  isFromAddress: boolean,
  scrollElement: HTMLElement | null,
  virtualizer: Virtualizer<HTMLElement, Row>,
): void {
  const latest = useRef(virtualizer);
  /** Target of a pending scroll, which happens as soon as rows exist. */
  const wanted = useRef<ScrollPosition | 'top'>(null);

  useLayoutEffect(() => {
    wanted.current = (isFromAddress && positions.get(address)) || 'top';
    const savePosition = () => {
      const top = scrollElement!.scrollTop;
      const first = latest.current.getVirtualItemForOffset(top);
      if (first)
        positions.set(address, {
          index: first.index,
          further: top - startOf(first, latest.current),
        });
    };
    scrollElement?.addEventListener('scroll', savePosition, { passive: true });
    return () => scrollElement?.removeEventListener('scroll', savePosition);
  }, [address, isFromAddress, scrollElement, positions]);

  useLayoutEffect(() => {
    latest.current = virtualizer;
    const place = wanted.current;
    if (!place || !scrollElement || virtualizer.getVirtualItems().length === 0) return;
    wanted.current = null;
    const row = place !== 'top' && virtualizer.measurementsCache[place.index];
    scrollElement.scrollTop = row ? startOf(row, virtualizer) + place.further : 0;
  });
}
