import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../../hooks';
import { selectOpenDialog } from '../../../../state/dialogSlice';
import { isTournamentListItem, type ListItemSequence } from './listItems';

type RowFocusRestorerProps = { items: ListItemSequence; focusRow: (index: number) => void };

/**
 * Restores the focus after a dialog when the browser cannot, because the row is not rendered or was deleted. A deleted
 * row passes the focus to the row in its place. After a move to a neighbour's details, the neighbour's row gets the
 * focus (DESK-12). This is a separate component, so that opening a dialog does not render the table again.
 */
export function RowFocusRestorer({ items, focusRow }: RowFocusRestorerProps) {
  const openId = useAppSelector(selectOpenDialog)?.tournamentId;
  const last = useRef<{ id: number; index: number; hasMoved: boolean } | null>(null);

  useEffect(() => {
    if (openId !== undefined) {
      const hasMoved = last.current !== null;
      if (last.current?.id !== openId)
        last.current = { id: openId, index: items.indexOf(openId), hasMoved };
      return;
    }
    const left = last.current;
    last.current = null;
    if (!left || (!left.hasMoved && document.activeElement !== document.body)) return;
    const now = items.indexOf(left.id);
    let index = now >= 0 ? now : Math.min(left.index, items.length - 1);
    // Headings cannot be focused, so the row below takes the focus, or the last row above.
    const step = index + 1 < items.length ? 1 : -1;
    while (items.at(index) && !isTournamentListItem(items.at(index))) index += step;
    focusRow(index);
  }, [openId, items, focusRow]);

  return null;
}
