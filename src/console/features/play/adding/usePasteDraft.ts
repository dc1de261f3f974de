import { useState, type RefObject } from 'react';
import type { EntryPerson } from '../../../../domain/play/model/entry';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import { NOTHING_PASTED, type PastedList } from './pastedList';
import { createPastedRows, type PastedRow } from './pastedRows';

/**
 * ROSTER-5: a pasted list, which outlives its dialog until it has been added.
 * @param kept keeps it meanwhile
 */
export function usePasteDraft(kept: RefObject<PastedList>) {
  const [list, show] = useState(kept.current);
  const { text, reading, isRead } = list;
  function change(to: Partial<PastedList>) {
    kept.current = { ...list, ...to };
    show(kept.current);
  }
  return {
    text,
    /** Null while the text is shown. */
    rows: isRead && reading ? reading.rows : null,
    write: (to: string) => change({ text: to }),
    /** The same text is not read again: what was corrected stays. */
    read(variant: PartnerMode, here: readonly EntryPerson[]) {
      const isSame = reading?.text === text && reading.variant === variant;
      const rows = isSame ? reading.rows : createPastedRows(text, variant, here);
      change({ reading: { text, variant, rows }, isRead: true });
    },
    correct(rows: readonly PastedRow[]) {
      if (reading) change({ reading: { ...reading, rows } });
    },
    showText: () => change({ isRead: false }),
    clear: () => change(NOTHING_PASTED),
  };
}
