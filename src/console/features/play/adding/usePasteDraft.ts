import { useState, type RefObject } from 'react';
import type { PastedList } from './pastedList';
import { NOTHING_PASTED } from './pastedList';
import { createPastedRows, type PastedRow, type PastedRowsContext } from './pastedRows';

/** Parses a text into rows. Lines that were parsed before keep their corrected rows. */
function readRows(text: string, context: PastedRowsContext, before: readonly PastedRow[]) {
  const left = [...before];
  return createPastedRows(text, context).map((row) => {
    const at = left.findIndex(({ line }) => line === row.line);
    return at < 0 ? row : left.splice(at, 1)[0]!;
  });
}

function readList(list: PastedList, context: PastedRowsContext): PastedList {
  const { text, parsed } = list;
  const { variant } = context;
  const isSame = parsed?.variant === variant;
  if (isSame && parsed.text === text) return { ...list, areRowsShown: true };
  const rows = readRows(text, context, isSame ? parsed.rows : []);
  return { text, parsed: { text, variant, rows }, areRowsShown: true };
}

/**
 * A pasted list, kept until its players are added (ROSTER-5).
 * @param listRef stores the list while the dialog is closed
 */
export function usePasteDraft(listRef: RefObject<PastedList>, context: PastedRowsContext) {
  const [list, setList] = useState(() =>
    listRef.current.areRowsShown ? readList(listRef.current, context) : listRef.current,
  );
  const { text, parsed, areRowsShown } = list;
  function change(to: Partial<PastedList>) {
    listRef.current = { ...list, ...to };
    setList(listRef.current);
  }
  return {
    text,
    /** Null while the dialog shows the text. */
    rows: areRowsShown && parsed ? parsed.rows : null,
    setText: (to: string) => change({ text: to }),
    parse: () => change(readList(list, context)),
    setRows(rows: readonly PastedRow[]) {
      if (parsed) change({ parsed: { ...parsed, rows } });
    },
    showText: () => change({ areRowsShown: false }),
    clear: () => change(NOTHING_PASTED),
  };
}
