import { useLayoutEffect, useRef } from 'react';
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useAppSelector } from '../../hooks';
import { selectListQuery } from '../../state/listAddress';
import { selectIsFromAddress } from '../../state/listSlice';

/** Where a list was scrolled to: a row, and how much further than to its place in the table. */
type Place = { index: number; further: number };

/** How far beneath the table's top a row begins: where that is may not be known yet. */
const startOf = <Row extends Element>(
  row: VirtualItem,
  { options }: Virtualizer<HTMLElement, Row>,
): number => row.start - options.scrollMargin;

/** By the list's query, as long as the page lives. */
const places = new Map<string, Place>();

/**
 * COMFORT-7: a list that is come back to is where it was; one that is chosen or searched anew begins
 * at its first row. Places are rows and not heights: those of rows not seen yet are guesses.
 */
export function useScrollPlace<Row extends Element>(
  scrollElement: HTMLElement | null,
  virtualizer: Virtualizer<HTMLElement, Row>,
  hasRows: boolean,
): void {
  const query = useAppSelector(selectListQuery);
  const isFromAddress = useAppSelector(selectIsFromAddress);
  const latest = useRef(virtualizer);
  /** Where to go as soon as there are rows. */
  const wanted = useRef<Place | 'top'>(null);

  useLayoutEffect(() => {
    wanted.current = (isFromAddress && places.get(query)) || 'top';
    const remember = () => {
      const top = scrollElement!.scrollTop;
      const first = latest.current.getVirtualItemForOffset(top);
      if (first)
        places.set(query, { index: first.index, further: top - startOf(first, latest.current) });
    };
    scrollElement?.addEventListener('scroll', remember, { passive: true });
    return () => scrollElement?.removeEventListener('scroll', remember);
  }, [query, isFromAddress, scrollElement]);

  useLayoutEffect(() => {
    latest.current = virtualizer;
    const place = wanted.current;
    if (!place || !scrollElement || !hasRows) return;
    wanted.current = null;
    const row = place !== 'top' && virtualizer.measurementsCache[place.index];
    scrollElement.scrollTop = row ? startOf(row, virtualizer) + place.further : 0;
  });
}
