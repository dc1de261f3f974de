import type { RefObject } from 'react';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import type { PastedRow } from './pastedRows';

/** A text and its parsed rows, with the user's corrections. */
type ParsedText = { text: string; variant: PartnerMode; rows: readonly PastedRow[] };

/** A pasted text with its parsed rows; the dialog shows either the text or the rows. */
export type PastedList = { text: string; parsed: ParsedText | null; areRowsShown: boolean };

export const NOTHING_PASTED: PastedList = { text: '', parsed: null, areRowsShown: false };

/** Appends a text to a pasted list that is not added yet. The dialog parses the whole text when it opens. */
export function addPastedText(listRef: RefObject<PastedList>, text: string): void {
  const { text: before, parsed } = listRef.current;
  listRef.current = { text: before ? `${before}\n${text}` : text, parsed, areRowsShown: true };
}
