import { useState } from 'react';
import type { EntryPerson } from '../../../../domain/play/entry';
import type { Variant } from '../../../../domain/play/gameSettings';
import { pastedRows, type PastedRow } from './pastedRows';

/** The players that a text was read into, as they were corrected since. */
type Reading = { text: string; variant: Variant; rows: readonly PastedRow[] };

export type PasteDraft = ReturnType<typeof usePasteDraft>;

/** ROSTER-5: a pasted list, which outlives its dialog until it has been added. */
export function usePasteDraft() {
  const [text, write] = useState('');
  const [reading, setReading] = useState<Reading | null>(null);
  const [isRead, setRead] = useState(false);
  return {
    text,
    /** Null while the text is shown. */
    rows: isRead && reading ? reading.rows : null,
    write,
    /** The same text is not read again: what was corrected stays. */
    read(variant: Variant, here: readonly EntryPerson[]) {
      if (reading?.text !== text || reading.variant !== variant) {
        setReading({ text, variant, rows: pastedRows(text, variant, here) });
      }
      setRead(true);
    },
    correct: (rows: readonly PastedRow[]) => setReading((now) => now && { ...now, rows }),
    showText: () => setRead(false),
    clear() {
      write('');
      setReading(null);
      setRead(false);
    },
  };
}
