import type { FieldName } from '../../../domain/tournamentFields';
import type { Line } from '../../../domain/importing/table';
import type { TournamentValues } from '../../../domain/values';

/** A row of the table that may become a tournament. */
export type Row = {
  line: Line;
  /** What was typed in place of what stands in the table. */
  corrections: Partial<TournamentValues>;
  /** Whether somebody wants it; null while nobody has said so. */
  isWanted: boolean | null;
};

export type RowsEvent =
  | { type: 'corrected'; number: number; name: FieldName; text: string }
  | { type: 'wanted'; numbers: readonly number[]; isWanted: boolean };

/** COMFORT-51, COMFORT-52: the rows after somebody has corrected or ticked them. */
export function nextRows(rows: readonly Row[], event: RowsEvent): readonly Row[] {
  const numbers = new Set(event.type === 'corrected' ? [event.number] : event.numbers);
  return rows.map((row) => {
    if (!numbers.has(row.line.number)) return row;
    if (event.type === 'wanted') return { ...row, isWanted: event.isWanted };
    return { ...row, corrections: { ...row.corrections, [event.name]: event.text } };
  });
}
