import { useState, type RefObject } from 'react';
import type { EntryPerson } from '../../../../domain/play/model/entry';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import { NOTHING_PASTED, type PastedList } from './pastedList';
import { createPastedRows, type PastedRow } from './pastedRows';

/**
 * ROSTER-5: a pasted list, which outlives its dialog until it has been added.
 * @param listRef keeps it meanwhile
 */
export function usePasteDraft(listRef: RefObject<PastedList>) {
  const [list, setList] = useState(listRef.current);
  const { text, parsed, areRowsShown } = list;
  function change(to: Partial<PastedList>) {
    listRef.current = { ...list, ...to };
    setList(listRef.current);
  }
  return {
    text,
    /** Null while the text is shown. */
    rows: areRowsShown && parsed ? parsed.rows : null,
    setText: (to: string) => change({ text: to }),
    /** The same text is not read again: what was corrected stays. */
    parse(variant: PartnerMode, existing: readonly EntryPerson[]) {
      const isSame = parsed?.text === text && parsed.variant === variant;
      const rows = isSame ? parsed.rows : createPastedRows(text, variant, existing);
      change({ parsed: { text, variant, rows }, areRowsShown: true });
    },
    setRows(rows: readonly PastedRow[]) {
      if (parsed) change({ parsed: { ...parsed, rows } });
    },
    showText: () => change({ areRowsShown: false }),
    clear: () => change(NOTHING_PASTED),
  };
}
