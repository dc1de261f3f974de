import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useAppSelector } from '../../hooks';
import { selectOpenDialog } from '../../state/dialogSlice';
import type { ListItems } from './listItems';

/**
 * Gives the focus back to the row whose dialog was closed, or to the one that took its place, where
 * the browser could not: the row was deleted, or has left the window of rendered rows.
 * @returns focuses the row at an index, scrolling it in
 */
export function useFocusReturn(
  items: ListItems,
  table: RefObject<HTMLTableElement | null>,
  scrollToIndex: (index: number) => void,
): (index: number) => void {
  const openId = useAppSelector(selectOpenDialog)?.tournamentId;
  const last = useRef<{ id: number; index: number } | null>(null);

  const focusRow = useCallback(
    (index: number) => {
      const focus = () => {
        const row = table.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
        row?.focus();
        return row !== null && row !== undefined;
      };
      if (focus()) return;
      scrollToIndex(index);
      requestAnimationFrame(() => requestAnimationFrame(focus));
    },
    [table, scrollToIndex],
  );

  useEffect(() => {
    if (openId !== undefined) {
      if (last.current?.id !== openId) last.current = { id: openId, index: items.indexOf(openId) };
      return;
    }
    const left = last.current;
    last.current = null;
    if (!left || document.activeElement !== document.body) return;
    const now = items.indexOf(left.id);
    let index = now >= 0 ? now : Math.min(left.index, items.length - 1);
    if (typeof items.at(index) === 'string') index += index + 1 < items.length ? 1 : -1;
    focusRow(index);
  }, [openId, items, focusRow]);

  return focusRow;
}
