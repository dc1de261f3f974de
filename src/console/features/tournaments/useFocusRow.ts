import { useCallback, type RefObject } from 'react';

/** @returns focuses the row at an index, scrolling it in where it is not rendered */
export function useFocusRow(
  table: RefObject<HTMLTableElement | null>,
  scrollToIndex: (index: number) => void,
): (index: number) => void {
  return useCallback(
    (index) => {
      const focus = () => {
        const row = table.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
        row?.focus();
        return row !== null && row !== undefined;
      };
      if (focus()) return;
      scrollToIndex(index);
      requestAnimationFrame(() => requestAnimationFrame(focus));
    },
    [table, scrollToIndex],
  );
}
