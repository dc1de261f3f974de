import type { FieldName } from '../../../domain/tournamentFields';
import type { Line } from '../../../domain/importing/table';
import type { TournamentValues } from '../../../domain/values';

type Errors = Partial<TournamentValues>;

/** Why a row was not created, for a person: for the row, and for its fields. */
export type Refusal = { message: string; errors: Errors };

/** A row of the table on its way to a tournament. */
export type Row = {
  line: Line;
  /** What was typed in place of what stands in the table. */
  corrections: Errors;
  /** Whether somebody wants it; null while nobody has said so. */
  isWanted: boolean | null;
  state: 'waiting' | 'sending' | 'created' | 'failed';
  /** Of a row that has failed. */
  refusal: Refusal | null;
  /** Makes it once, however often it is sent (TRUST-43). */
  key: string;
};

export type RowsEvent =
  | { type: 'taken'; rows: readonly Row[] }
  | { type: 'corrected'; number: number; name: FieldName; text: string }
  | { type: 'wanted'; number: number; isWanted: boolean }
  | { type: 'allWanted'; numbers: readonly number[]; isWanted: boolean }
  | { type: 'sent'; number: number }
  | { type: 'created'; number: number }
  | { type: 'refused'; number: number; refusal: Refusal; newKey: string | null };

type OfOne = Exclude<RowsEvent, { type: 'taken' | 'allWanted' }>;

function changed(row: Row, event: OfOne): Row {
  switch (event.type) {
    case 'corrected':
      return {
        ...row,
        corrections: { ...row.corrections, [event.name]: event.text },
        state: 'waiting',
        refusal: null,
      };
    case 'wanted':
      return { ...row, isWanted: event.isWanted };
    case 'sent':
      return { ...row, state: 'sending', refusal: null };
    case 'created':
      return { ...row, state: 'created' };
    case 'refused':
      return { ...row, state: 'failed', refusal: event.refusal, key: event.newKey ?? row.key };
  }
}

/** COMFORT-52: what becomes of the rows. */
export function nextRows(rows: readonly Row[], event: RowsEvent): readonly Row[] {
  if (event.type === 'taken') return event.rows;
  if (event.type === 'allWanted') {
    const { numbers, isWanted } = event;
    const meant = new Set(numbers);
    return rows.map((row) => (meant.has(row.line.number) ? { ...row, isWanted } : row));
  }
  return rows.map((row) => (row.line.number === event.number ? changed(row, event) : row));
}
