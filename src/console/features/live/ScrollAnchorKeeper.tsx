import { Component } from 'react';
import type { Tournament } from '../../../domain/tournament/tournament';

type Props = { tournaments: readonly Tournament[] | undefined };

/** A row and its top edge, in px from the window's top. */
type RowPosition = { row: Element; top: number };

const getTop = (row: Element): number => Math.round(row.getBoundingClientRect().top);

const findContent = (): HTMLElement | null => document.getElementById('content');

/** Visible rows of the list, from the top. None at scroll position 0, where new rows may push the list down. */
function listVisibleRows(): RowPosition[] {
  const page = findContent();
  if (!page || page.scrollTop === 0) return [];
  const { top: above } = page.getBoundingClientRect();
  return [...page.querySelectorAll('tr[data-index]')]
    .map((row) => ({ row, top: getTop(row) }))
    .filter(({ row, top }) => top + row.clientHeight > above);
}

/** Shift of the rows in px: that of the first row that moved by as much as its neighbour. */
function shiftOf(places: readonly RowPosition[]): number {
  const shifts = places
    .filter(({ row }) => row.isConnected)
    .map(({ row, top }) => getTop(row) - top);
  return shifts.find((shift, index) => shift === shifts[index + 1]) ?? shifts[0] ?? 0;
}

/**
 * Keeps the visible rows in place while other rows appear or disappear above them (COMFORT-62). It is rendered with
 * every change of the list and measures the page just before and just after the change.
 */
export class ScrollAnchorKeeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ tournaments }: Props): RowPosition[] {
    return tournaments === this.props.tournaments ? [] : listVisibleRows();
  }

  override componentDidUpdate(_props: Props, _state: unknown, places: RowPosition[]): void {
    const shift = shiftOf(places);
    if (shift !== 0) findContent()!.scrollTop += shift;
  }

  override render() {
    return null;
  }
}
