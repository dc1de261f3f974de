import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Rows from top to bottom. Rows with an id take the focus; headings between them do not. */
type RowFocusTargets = { at: (index: number) => object | undefined };

const isRow = (item: object | undefined): boolean => item !== undefined && 'id' in item;

type RowFocus = {
  /** Focuses the row at an index; scrolls to it if it is not rendered. */
  focusRow: (index: number) => void;
  /** Arrow keys move from row to row, skipping the headings. */
  moveByKeys: (event: KeyboardEvent<HTMLElement>) => void;
};

/** For the component that renders the rows: a row that is scrolled to appears in a later rendering. */
export function useRowFocus(
  items: RowFocusTargets,
  table: RefObject<HTMLTableElement | null>,
  scrollTo: (index: number) => void,
): RowFocus {
  /** Index of a row that is not rendered yet. */
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
    // Key presses that are faster than the rendering of rows are not lost.
    let index = (wanted.current ?? Number(row.dataset.index)) + step;
    while (items.at(index) && !isRow(items.at(index))) index += step;
    if (items.at(index)) focusRow(index);
  };

  return { focusRow, moveByKeys };
}
