import type { KeyboardEvent } from 'react';
import type { ListItems } from './listItems';

/** Arrow keys move from row to row, over the headings between them. */
export function useRowKeys(
  items: ListItems,
  focusRow: (index: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-index]');
    if (step === 0 || !row) return;
    event.preventDefault();
    let index = Number(row.dataset.index) + step;
    if (typeof items.at(index) === 'string') index += step;
    if (items.at(index)) focusRow(index);
  };
}
