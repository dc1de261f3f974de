import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Rows from top to bottom; those with an id take the focus, headings between them do not. */
type RowFocusTargets = { at: (index: number) => object | undefined };

const isRow = (item: object | undefined): boolean => item !== undefined && 'id' in item;

type RowFocus = {
  /** Focuses the row at an index, scrolling it in where it is not rendered. */
  focusRow: (index: number) => void;
  /** Arrow keys move from row to row, over the headings between them. */
  moveByKeys: (event: KeyboardEvent<HTMLElement>) => void;
};

/** For the component that renders the rows: one that is scrolled in comes with a later rendering. */
export function useRowFocus(
  items: RowFocusTargets,
  table: RefObject<HTMLTableElement | null>,
  scrollTo: (index: number) => void,
): RowFocus {
  /** The index of a row that is not there yet. */
  const wanted = useRef<number | null>(null);

  const focusWanted = useCallback(() => {
    const row = table.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (row) wanted.current = null;
    row?.focus();
    return Boolean(row);
  }, [table]);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !table.current?.contains(activeElement);
    if (isElsewhere || !items.at(wanted.current)) wanted.current = null;
    else focusWanted();
  });

  const focusRow = useCallback(
    (index: number) => {
      wanted.current = index;
      if (!focusWanted()) scrollTo(index);
    },
    [focusWanted, scrollTo],
  );

  const moveByKeys = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-index]');
    if (step === 0 || !row) return;
    event.preventDefault();
    // Whoever presses faster than rows come loses no press.
    let index = (wanted.current ?? Number(row.dataset.index)) + step;
    while (items.at(index) && !isRow(items.at(index))) index += step;
    if (items.at(index)) focusRow(index);
  };

  return { focusRow, moveByKeys };
}
