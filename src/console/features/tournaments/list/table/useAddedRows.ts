import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { addedSeen, selectAddedIds } from '../../../../state/listSlice';
import type { ListItemSequence } from './listItems';

type AddedRows = {
  items: ListItemSequence;
  /** True once the table's position on the page is measured. */
  isPlaced: boolean;
  /** Scrolls to the row at an index, and moves the focus there. */
  focusRow: (index: number) => void;
};

/**
 * Focuses the first row of a tournament created on another screen, as soon as the list contains it (CREATE-11).
 * @returns ids of the rows to mark while this list is mounted
 */
export function useAddedRows(options: AddedRows): ReadonlySet<number> {
  const { items, isPlaced, focusRow } = options;
  const dispatch = useAppDispatch();
  const addedIds = useAppSelector(selectAddedIds);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (addedIds.length === 0 || !isPlaced) return;
    const added = new Set(addedIds);
    const first = items.ids().find((id) => added.has(id));
    if (first === undefined) return;
    setMarked(added);
    dispatch(addedSeen());
    const { activeElement } = document;
    // A user who is typing elsewhere on the page keeps the focus.
    if (activeElement?.closest('input, select, textarea, dialog')) return;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    focusRow(items.indexOf(first));
  }, [addedIds, items, isPlaced, focusRow, dispatch]);

  return marked;
}
