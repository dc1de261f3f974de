import { unescapeFormula } from '../sheets/csv';
import type { TournamentFormValues } from '../tournament/formValues';
import { mapFields, type FieldName } from '../tournament/tournamentFields';
import { mapHeaders, countHeaders, type ColumnMapping } from './columnMapping';
import { guessColumnsByContent } from './guessColumnsByContent';

/** COMFORT-50: what is taken in at once. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_COLUMNS_MAX = 100;

/** A row of the table: its number as a spreadsheet counts it, from 1, and its cells as texts. */
export type ImportTableLine = { number: number; cells: readonly string[] };

/** A table as it was opened or pasted; without names of its own its columns are numbered. */
export type ImportTableData = {
  heads: readonly string[];
  hasHeads: boolean;
  lines: readonly ImportTableLine[];
};

/** Somebody may have put a title above the names. */
const HEADS_WITHIN = 10;
/** One may be a word among the data. */
const HEADS_LEAST = 2;

const isFilled = ({ cells }: ImportTableLine): boolean => cells.some((cell) => cell.trim() !== '');

/** How many columns have anything in them; a spreadsheet may end its rows with empty ones. */
const countColumns = (lines: readonly ImportTableLine[]): number =>
  lines.reduce(
    (width, { cells }) => Math.max(width, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  );

/**
 * COMFORT-51: rows of cells as a table, without the empty ones.
 * @param hasHeads whether the first row has the columns' names; where nobody says so, it is found out
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

/** COMFORT-51: which field each column of a table holds, as far as can be told. */
export const guessColumns = ({ heads, hasHeads, lines }: ImportTableData): ColumnMapping =>
  hasHeads
    ? mapHeaders(heads)
    : guessColumnsByContent(
        lines.map(({ cells }) => cells),
        heads.length,
      );

/**
 * COMFORT-51: the texts of a row by field; empty where no column holds it.
 * @param corrections what somebody has typed in place of what stands in the table
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
