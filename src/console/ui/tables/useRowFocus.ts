import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Rows from top to bottom. Rows with an id can be focused; headings between them cannot. */
type RowFocusTargets = { at: (index: number) => object | undefined };

const isRow = (item: object | undefined): boolean => item !== undefined && 'id' in item;

type RowFocus = {
  /** Focuses the row at an index; scrolls to it if it is not rendered. */
  focusRow: (index: number) => void;
  /** Arrow keys move from row to row, skipping the headings. */
  moveByKeys: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Used by the component that renders the rows: a row outside the window appears only in a later rendering. */
export function useRowFocus(
  items: RowFocusTargets,
  table: RefObject<HTMLTableElement | null>,
  scrollTo: (index: number) => void,
): RowFocus {
  /** Index of a row to focus that is not rendered yet. */
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
    // The count starts at the row to move to, so that key presses faster than the rendering are not lost.
    let index = (wanted.current ?? Number(row.dataset.index)) + step;
    while (items.at(index) && !isRow(items.at(index))) index += step;
    if (items.at(index)) focusRow(index);
  };

  return { focusRow, moveByKeys };
}
