import { unescapeFormula } from '../sheets/csv';
import type { TournamentFormValues } from '../tournament/formValues';
import { mapFields, type FieldName } from '../tournament/tournamentFields';
import { mapHeaders, countHeaders, type ColumnMapping } from './columnMapping';
import { guessColumnsByContent } from './guessColumnsByContent';

/** Limits of one import (COMFORT-50). */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_COLUMNS_MAX = 100;

/** A row of the table: its row number in the spreadsheet, from 1, and its cells. */
export type ImportTableLine = { number: number; cells: readonly string[] };

/** An opened or pasted table. Columns without names get numbers. */
export type ImportTableData = {
  heads: readonly string[];
  hasHeads: boolean;
  lines: readonly ImportTableLine[];
};

/** Number of rows that are searched for the column names, because a title may be above these. */
const HEADS_WITHIN = 10;
/** Minimum number of matching names: a single match may be a word among the data. */
const HEADS_LEAST = 2;

const isFilled = ({ cells }: ImportTableLine): boolean => cells.some((cell) => cell.trim() !== '');

/** Number of columns with any text, because a spreadsheet may end its rows with empty cells. */
const countColumns = (lines: readonly ImportTableLine[]): number =>
  lines.reduce(
    (width, { cells }) => Math.max(width, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  );

/**
 * Converts rows of cells to a table without empty rows (COMFORT-51).
 * @param hasHeads true when the first row has the columns' names; undefined to detect this
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

/** The field of each column, as far as its name or cells determine one (COMFORT-51). */
export const guessColumns = ({ heads, hasHeads, lines }: ImportTableData): ColumnMapping =>
  hasHeads
    ? mapHeaders(heads)
    : guessColumnsByContent(
        lines.map(({ cells }) => cells),
        heads.length,
      );

/**
 * Texts of a row by field; empty for a field without a column (COMFORT-51).
 * @param corrections texts that the user typed instead of the table's
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
