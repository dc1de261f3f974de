import type { KeyboardEvent } from 'react';
import type { ListItem } from './listItems';

/** Arrow keys move from row to row, over the headings between them. */
export function useRowKeys(
  items: ListItem[],
  focusRow: (index: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-index]');
    if (step === 0 || !row) return;
    event.preventDefault();
    let index = Number(row.dataset.index) + step;
    const next = items[index];
    if (next && 'heading' in next) index += step;
    if (items[index]) focusRow(index);
  };
}
