import { buildCsv } from '../sheets/csv';
import { addDays } from '../dates/dates';
import { FIELD_NAMES, TOURNAMENT_FIELDS } from '../tournament/tournamentFields';
import { formatShortDate } from '../dates/shortDate';
import type { SheetColumnHead } from '../sheets/sheet';
import type { TournamentFormValues } from '../tournament/formValues';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';
import {
  mapHeaders,
  ERROR_HEADER,
  findFieldByHeader,
  getImportHeader,
  isErrorHeader,
  type ColumnMapping,
} from './columnMapping';
import type { ImportTableData } from './importTable';

const createTextHeader = (name: string): SheetColumnHead => ({ name, kind: 'text' });

/** A row that is to be corrected elsewhere, and why. */
type RejectedRow = {
  cells: readonly string[];
  corrections: Partial<TournamentFormValues>;
  /** Why not: for the row, and for its fields. */
  message: string;
  errors: Partial<TournamentFormValues>;
};

const describeReasons = ({ message, errors }: RejectedRow): string =>
  [
    message,
    ...FIELD_NAMES.flatMap((name) =>
      errors[name] ? `${TOURNAMENT_FIELDS[name].label}: ${errors[name]}` : [],
    ),
  ]
    .filter(Boolean)
    .join('; ');

/**
 * COMFORT-52: rows as a CSV file (COMFORT-12) with the columns that they came with, what was corrected
 * in its place, and «Ошибка».
 */
export function buildRejectedCsv(
  table: ImportTableData,
  columns: ColumnMapping,
  rows: readonly RejectedRow[],
): string {
  const keptColumns = table.heads.flatMap((head, at) => (isErrorHeader(head) ? [] : [at]));
  const added = FIELD_NAMES.filter(
    (name) => !columns.includes(name) && rows.some(({ corrections }) => corrections[name]),
  );
  // A column whose field somebody has chosen gets a name by which it is known again.
  const getColumnName = (at: number): string => {
    const head = table.heads[at]!;
    const field = columns[at];
    return field && findFieldByHeader(head) !== field ? getImportHeader(field) : head;
  };
  const names = keptColumns.map(getColumnName);
  const guessed = mapHeaders(names);
  // Nor is one that was not to be taken known by its name.
  const keptHeaders = names.map((name, index) =>
    guessed[index] && !columns[keptColumns[index]!] ? `${name} (не импортируется)` : name,
  );
  const heads = [...keptHeaders, ...added.map(getImportHeader), ERROR_HEADER];
  const lines = rows.map((row) => [
    ...keptColumns.map((at) => {
      const field = columns[at];
      return (field && row.corrections[field]) ?? row.cells[at] ?? '';
    }),
    ...added.map((name) => row.corrections[name] ?? ''),
    describeReasons(row),
  ]);
  return buildCsv(heads.map(createTextHeader), lines);
}

/**
 * COMFORT-52: a table to fill in: the names of the columns, and a tournament a week from today.
 * @param today yyyy-MM-dd
 */
export const buildSampleCsv = (today: string): string =>
  buildCsv(
    FIELD_NAMES.map((name) => createTextHeader(getImportHeader(name))),
    [
      [
        ...[TOURNAMENT_TYPES[0], formatShortDate(addDays(today, 7))],
        ...['18:00', '20:00', '2', '4,5', '1500'],
        ...['Анна Иванова', '+7 (900) 000-00-00'],
      ],
    ],
  );
