import type { RefObject } from 'react';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import type { PastedRow } from './pastedRows';

/** The players that a text was read into, as they were corrected since. */
type ParsedText = { text: string; variant: PartnerMode; rows: readonly PastedRow[] };

/** A list as it was pasted, and as it was read, if it was; the reading may be hidden by the text. */
export type PastedList = { text: string; parsed: ParsedText | null; areRowsShown: boolean };

export const NOTHING_PASTED: PastedList = { text: '', parsed: null, areRowsShown: false };

/** Adds a text to what was pasted before and is not added yet; the whole is read once its dialog opens. */
export function addPastedText(listRef: RefObject<PastedList>, text: string): void {
  const { text: before, parsed } = listRef.current;
  listRef.current = { text: before ? `${before}\n${text}` : text, parsed, areRowsShown: true };
}
