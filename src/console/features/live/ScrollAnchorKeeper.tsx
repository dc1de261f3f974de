import { Component } from 'react';
import type { Tournament } from '../../../domain/tournament/tournament';

type Props = { tournaments: readonly Tournament[] | undefined };

/** A row with its top, px in the window. */
type RowPosition = { row: Element; top: number };

const getTop = (row: Element): number => Math.round(row.getBoundingClientRect().top);

const findContent = (): HTMLElement | null => document.getElementById('content');

/** The rows of the list in sight, from above; none where it is not scrolled, and may grow downwards. */
function listVisibleRows(): RowPosition[] {
  const page = findContent();
  if (!page || page.scrollTop === 0) return [];
  const { top: above } = page.getBoundingClientRect();
  return [...page.querySelectorAll('tr[data-index]')]
    .map((row) => ({ row, top: getTop(row) }))
    .filter(({ row, top }) => top + row.clientHeight > above);
}

/** How far the rows have moved: as far as the first that moved together with its neighbour. */
function shiftOf(places: readonly RowPosition[]): number {
  const shifts = places
    .filter(({ row }) => row.isConnected)
    .map(({ row, top }) => getTop(row) - top);
  return shifts.find((shift, index) => shift === shifts[index + 1]) ?? shifts[0] ?? 0;
}

/**
 * COMFORT-62: keeps the rows in sight where they are while others come and go above them. It is rendered with
 * every change of the list, and so measures the page just before and just after it.
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
