import { Component } from 'react';
import type { Tournament } from '../../../domain/tournament/tournament';

type Props = { tournaments: readonly Tournament[] | undefined };

/** A row with its top, px in the window. */
type RowPosition = { row: Element; top: number };

const getTop = (row: Element): number => Math.round(row.getBoundingClientRect().top);

const findContent = (): HTMLElement | null => document.getElementById('content');

/** Visible rows of the list, from the top. None at scroll position 0, where the list may grow downwards. */
function listVisibleRows(): RowPosition[] {
  const page = findContent();
  if (!page || page.scrollTop === 0) return [];
  const { top: above } = page.getBoundingClientRect();
  return [...page.querySelectorAll('tr[data-index]')]
    .map((row) => ({ row, top: getTop(row) }))
    .filter(({ row, top }) => top + row.clientHeight > above);
}

/** Shift of the rows, px: that of the first row that moved together with its neighbour. */
function shiftOf(places: readonly RowPosition[]): number {
  const shifts = places
    .filter(({ row }) => row.isConnected)
    .map(({ row, top }) => getTop(row) - top);
  return shifts.find((shift, index) => shift === shifts[index + 1]) ?? shifts[0] ?? 0;
}

/**
 * Keeps the visible rows in place while others appear and disappear above them (COMFORT-62). Rendered with every change
 * of the list, it measures the page just before and just after it.
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
