import { useState } from 'react';
import type { EntryPerson } from '../../../../domain/play/entry';
import type { Variant } from '../../../../domain/play/gameSettings';
import { pastedRows, type PastedRow } from './pastedRows';

/** The players that a text was read into, as they were corrected since. */
type Reading = { text: string; variant: Variant; rows: readonly PastedRow[] };

/** A list as it was pasted, and as it was read, if it was; the reading may be hidden by the text. */
export type PastedList = { text: string; reading: Reading | null; isRead: boolean };

export const NOTHING_PASTED: PastedList = { text: '', reading: null, isRead: false };

export type PasteDraft = ReturnType<typeof usePasteDraft>;

/**
 * ROSTER-5: a pasted list, which outlives its dialog until it has been added.
 * @param kept where it is kept meanwhile
 */
export function usePasteDraft(kept: { list: PastedList }) {
  const [list, show] = useState(kept.list);
  const { text, reading, isRead } = list;
  function change(to: Partial<PastedList>) {
    kept.list = { ...list, ...to };
    show(kept.list);
  }
  return {
    text,
    /** Null while the text is shown. */
    rows: isRead && reading ? reading.rows : null,
    write: (to: string) => change({ text: to }),
    /** The same text is not read again: what was corrected stays. */
    read(variant: Variant, here: readonly EntryPerson[]) {
      const isSame = reading?.text === text && reading.variant === variant;
      const rows = isSame ? reading.rows : pastedRows(text, variant, here);
      change({ reading: { text, variant, rows }, isRead: true });
    },
    correct(rows: readonly PastedRow[]) {
      if (reading) change({ reading: { ...reading, rows } });
    },
    showText: () => change({ isRead: false }),
    clear: () => change(NOTHING_PASTED),
  };
}
