import type { FieldName } from '../../../domain/tournament/tournamentFields';
import type { ImportTableLine } from '../../../domain/importing/importTable';
import type { TournamentFormValues } from '../../../domain/tournament/formValues';

/** A row of the table from which a tournament may be created. */
export type ImportRow = {
  line: ImportTableLine;
  /** Typed values that replace those of the table. */
  corrections: Partial<TournamentFormValues>;
  /** The user's choice; null while the default applies. */
  isSelected: boolean | null;
};

export type ImportRowsEvent =
  | { type: 'corrected'; number: number; name: FieldName; text: string }
  | { type: 'selected'; numbers: readonly number[]; isSelected: boolean };

/** Returns the rows after a correction, or after a checkbox was changed (COMFORT-51, COMFORT-52). */
export function applyRowsEvent(
  rows: readonly ImportRow[],
  event: ImportRowsEvent,
): readonly ImportRow[] {
  const numbers = new Set(event.type === 'corrected' ? [event.number] : event.numbers);
  return rows.map((row) => {
    if (!numbers.has(row.line.number)) return row;
    if (event.type === 'selected') return { ...row, isSelected: event.isSelected };
    return { ...row, corrections: { ...row.corrections, [event.name]: event.text } };
  });
}
