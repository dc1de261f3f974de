import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../hooks';
import { selectOpenDialog } from '../../state/dialogSlice';
import type { ListItems } from './listItems';

type FocusReturnProps = { items: ListItems; focusRow: (index: number) => void };

/**
 * Gives the focus back to the row whose dialog was closed, or to the one that took its place, where
 * the browser could not: the row was deleted, or has left the window of rendered rows. It shows
 * nothing: what is open is not the table's to know, which stays as it is.
 */
export function FocusReturn({ items, focusRow }: FocusReturnProps) {
  const openId = useAppSelector(selectOpenDialog)?.tournamentId;
  const last = useRef<{ id: number; index: number } | null>(null);

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

  return null;
}
