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

/** A row for the user to correct in another program, with the reasons why it was refused. */
type RejectedRow = {
  cells: readonly string[];
  corrections: Partial<TournamentFormValues>;
  /** The reason for the whole row, and the reasons for its fields. */
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
 * Builds a CSV file of rows with their original columns, the user's corrections, and «Ошибка» (COMFORT-12, COMFORT-52).
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
  // A column whose field the user chose gets a name that a later import recognises.
  const getColumnName = (at: number): string => {
    const head = table.heads[at]!;
    const field = columns[at];
    return field && findFieldByHeader(head) !== field ? getImportHeader(field) : head;
  };
  const names = keptColumns.map(getColumnName);
  const guessed = mapHeaders(names);
  // A column that was not imported gets a name that a later import does not recognise.
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
 * Builds a table to fill in: the columns' names and a sample tournament a week from today (COMFORT-52).
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
