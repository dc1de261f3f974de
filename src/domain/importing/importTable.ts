import { unescapeFormula } from '../sheets/csv';
import type { TournamentFormValues } from '../tournament/formValues';
import { mapFields, type FieldName } from '../tournament/tournamentFields';
import { mapHeaders, countHeaders, type ColumnMapping } from './columnMapping';
import { guessColumnsByContent } from './guessColumnsByContent';

/** The limits of one import (COMFORT-50). */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_COLUMNS_MAX = 100;

/** A row of the table: its number in a spreadsheet, from 1, and its cells as texts. */
export type ImportTableLine = { number: number; cells: readonly string[] };

/** A table as opened or pasted. Columns without names are numbered. */
export type ImportTableData = {
  heads: readonly string[];
  hasHeads: boolean;
  lines: readonly ImportTableLine[];
};

/** The number of rows searched for the columns' names, since a title may be above them. */
const HEADS_WITHIN = 10;
/** A single match may be a word among the data. */
const HEADS_LEAST = 2;

const isFilled = ({ cells }: ImportTableLine): boolean => cells.some((cell) => cell.trim() !== '');

/** The number of columns with any text; a spreadsheet may end its rows with empty cells. */
const countColumns = (lines: readonly ImportTableLine[]): number =>
  lines.reduce(
    (width, { cells }) => Math.max(width, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  );

/**
 * Rows of cells as a table without empty rows (COMFORT-51).
 * @param hasHeads true when the first row has the columns' names; undefined finds it out
 */
export function toImportTable(
  rows: readonly (readonly string[])[],
  hasHeads?: boolean,
): ImportTableData {
  const all = rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map(unescapeFormula) }))
    .filter(isFilled);
  const found = all
    .slice(0, HEADS_WITHIN)
    .findIndex(({ cells }) => countHeaders(cells) >= HEADS_LEAST);
  const at = hasHeads === undefined ? found : hasHeads ? Math.max(found, 0) : -1;
  const lines = all.slice(at + 1);
  const names = all[at]?.cells ?? [];
  const heads = Array.from({ length: countColumns(all.slice(Math.max(at, 0))) }, (_, index) =>
    names[index]?.trim() ? names[index].trim() : `Столбец ${index + 1}`,
  );
  return { heads, hasHeads: at !== -1, lines };
}

/** The field of each column, as far as names or contents show it (COMFORT-51). */
export const guessColumns = ({ heads, hasHeads, lines }: ImportTableData): ColumnMapping =>
  hasHeads
    ? mapHeaders(heads)
    : guessColumnsByContent(
        lines.map(({ cells }) => cells),
        heads.length,
      );

/**
 * The texts of a row by field; empty without a column (COMFORT-51).
 * @param corrections texts that a user typed in place of the table's
 */
export function getImportRowTexts(
  { cells }: ImportTableLine,
  columns: ColumnMapping,
  corrections: Partial<TournamentFormValues>,
): TournamentFormValues {
  const getText = (name: FieldName) =>
    corrections[name] ?? (cells[columns.indexOf(name)] ?? '').trim();
  return mapFields(getText);
}
