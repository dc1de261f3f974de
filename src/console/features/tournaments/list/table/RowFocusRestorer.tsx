import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../../hooks';
import { selectOpenDialog } from '../../../../state/dialogSlice';
import { isTournamentListItem, type ListItemSequence } from './listItems';

type RowFocusRestorerProps = { items: ListItemSequence; focusRow: (index: number) => void };

/**
 * Returns the focus to the row whose dialog was closed where the browser could not: the row is no longer
 * rendered, or was deleted; then the row in its place gets the focus. DESK-12: where the details have gone on
 * to a neighbour, its row gets the focus. It is a component of its own so that an opened dialog does not
 * render the table again.
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
    // A heading has none: the row beneath it, or the last one above.
    const step = index + 1 < items.length ? 1 : -1;
    while (items.at(index) && !isTournamentListItem(items.at(index))) index += step;
    focusRow(index);
  }, [openId, items, focusRow]);

  return null;
}
