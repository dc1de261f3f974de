import { findOverlaps } from '../../../domain/tournament/findOverlaps';
import { toDuplicateKey } from '../../../domain/importing/duplicateKey';
import type { ColumnMapping } from '../../../domain/importing/columnMapping';
import {
  createOverlapFinderAmongRows,
  type PlannedRow,
} from '../../../domain/importing/rowOverlaps';
import { validateRow } from '../../../domain/importing/interpretRow';
import { getImportRowTexts } from '../../../domain/importing/importTable';
import { createTournamentRules } from '../../../domain/tournament/rules';
import type { Tournament } from '../../../domain/tournament/tournament';
import { toFieldErrors, type TournamentFormValues } from '../../../domain/tournament/formValues';
import { isQueueItemFailed, type QueueItem, type SendQueue } from '../../api/queue/sendQueue';
import type { ImportRow } from './importRows';

type ParsedRow = {
  /** Texts of the table, or the typed corrections, by field. */
  texts: TournamentFormValues;
  /** Parsed values; a text that cannot be parsed stays unchanged. */
  values: TournamentFormValues;
  errors: Partial<TournamentFormValues>;
};

/** The server's reason for refusing a row. */
type Rejection = { message: string; errors: Partial<TournamentFormValues> };

/** A row with everything that the preview shows. */
export type ValidatedRow = ParsedRow & {
  row: ImportRow;
  status: QueueItem['status'];
  /** Reason why the server did not create the tournament, for the row and for its fields. */
  rejection: Rejection | null;
  /** The existing tournament that equals this one: in the list, or the earlier row with this number (COMFORT-52). */
  duplicate: 'listed' | number | null;
  /** Tournaments of the list, and other selected rows, that overlap in time. */
  overlapsInList: readonly Tournament[];
  overlaps: readonly PlannedRow[];
  /** True when its checkbox can be ticked. */
  isSelectable: boolean;
  isSelected: boolean;
  /** True when the next press of the button sends the row. */
  isReady: boolean;
};

/**
 * Creates a parser of rows, which parses each row only once (COMFORT-51).
 * @param today yyyy-MM-dd in the club's time zone
 */
export function createImportRowParser(
  columns: ColumnMapping,
  today: string,
): (row: ImportRow) => ParsedRow {
  const rules = createTournamentRules(today);
  const known = new WeakMap<ImportRow['corrections'], ParsedRow>();
  return ({ line, corrections }) => {
    const texts = getImportRowTexts(line, columns, corrections);
    const reading = known.get(corrections) ?? { texts, ...validateRow(texts, rules) };
    known.set(corrections, reading);
    return reading;
  };
}

const toPlannedRow = ({ row, values }: ValidatedRow): PlannedRow => ({
  ...values,
  id: row.line.number,
});

const isPlanned = ({ status, errors, isSelected }: ValidatedRow): boolean =>
  isSelected && status !== 'done' && Object.keys(errors).length === 0;

/** Adds the overlaps between the rows. */
function withOverlaps(rows: readonly ValidatedRow[]): ValidatedRow[] {
  const overlapsOf = createOverlapFinderAmongRows(rows.filter(isPlanned).map(toPlannedRow));
  return rows.map((row) =>
    row.isSelectable && row.duplicate === null
      ? { ...row, overlaps: overlapsOf(toPlannedRow(row)) }
      : row,
  );
}

function findRejection(entry: QueueItem | undefined): Rejection | null {
  if (!isQueueItemFailed(entry)) return null;
  const { error } = entry;
  const fieldErrors = ('fieldErrors' in error && error.fieldErrors) || {};
  return { message: error.message ?? '', errors: toFieldErrors(fieldErrors) };
}

type ValidationContext = {
  rows: readonly ImportRow[];
  /** Send states of the rows, by row number. */
  queue: SendQueue;
  readRow: (row: ImportRow) => ParsedRow;
  /** The club's tournaments by date. */
  known: ReadonlyMap<string, readonly Tournament[]>;
  /**
   * True when the server uses idempotency keys. Sending a row again is safe then, even if the list already contains its
   * tournament.
   */
  isKeyKept: boolean;
};

/** Validates rows: each alone, against the list, and against each other (COMFORT-51, COMFORT-52). */
export function validateRows({
  rows,
  queue,
  readRow,
  known,
  isKeyKept,
}: ValidationContext): ValidatedRow[] {
  const firstOf = new Map<string, number>();
  const validated = rows.map((row): ValidatedRow => {
    const reading = readRow(row);
    const { values, errors } = reading;
    const { number } = row.line;
    const sameDay = known.get(values.date) ?? [];
    const identity = toDuplicateKey(values);
    const first = firstOf.get(identity) ?? number;
    firstOf.set(identity, first);
    const status = queue[number]?.status ?? 'waiting';
    const rejection = findRejection(queue[number]);
    const isOpen = status !== 'done' && status !== 'sending';
    const isSelectable = isOpen && Object.keys(errors).length === 0;
    const isSent = rejection !== null && isKeyKept;
    const isListed = !isSent && sameDay.some((one) => toDuplicateKey(one) === identity);
    const duplicate = !isSelectable ? null : isListed ? 'listed' : first < number ? first : null;
    const isSelected = row.isSelected ?? duplicate === null;
    return {
      row,
      status,
      rejection,
      ...reading,
      duplicate,
      overlapsInList:
        isOpen && duplicate === null
          ? findOverlaps(sameDay, values.start_time, values.end_time)
          : [],
      overlaps: [],
      isSelectable,
      isSelected,
      isReady: isSelectable && isSelected,
    };
  });
  return withOverlaps(validated);
}
