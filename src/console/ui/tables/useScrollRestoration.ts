import { useLayoutEffect, useRef } from 'react';
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/** A row, and how much further the list is scrolled than to where that row begins, px. */
type ScrollPosition = { index: number; further: number };

/** How far beneath the table's top a row begins: where that is may not be known yet. */
const startOf = <Row extends Element>(
  row: VirtualItem,
  { options }: Virtualizer<HTMLElement, Row>,
): number => row.start - options.scrollMargin;

/**
 * COMFORT-7: scrolls a list to where it was when its address is opened again, and to its first row when it is
 * filtered or searched anew. Positions are rows: the heights of rows not rendered yet are guesses.
 * @param positions where lists were scrolled to, by their addresses
 * @param isFromAddress whether the address was opened as it is, by Back or a link
 */
export function useScrollRestoration<Row extends Element>(
  positions: Map<string, ScrollPosition>,
  address: string,
  isFromAddress: boolean,
  scrollElement: HTMLElement | null,
  virtualizer: Virtualizer<HTMLElement, Row>,
): void {
  const latest = useRef(virtualizer);
  /** Where to go as soon as there are rows. */
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
