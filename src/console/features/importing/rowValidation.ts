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
  /** As they stand in the table or were typed, by field. */
  texts: TournamentFormValues;
  /** What the texts mean; a text that means nothing stands here as it is. */
  values: TournamentFormValues;
  errors: Partial<TournamentFormValues>;
};

/** Why the server has refused a row. */
type Rejection = { message: string; errors: Partial<TournamentFormValues> };

/** A row with all that the preview shows of it. */
export type ValidatedRow = ParsedRow & {
  row: ImportRow;
  status: QueueItem['status'];
  /** Why it was not created, for a person: for the row, and for its fields. */
  rejection: Rejection | null;
  /** The list has the same tournament, or the earlier row with this number does (COMFORT-52). */
  duplicate: 'listed' | number | null;
  /** Overlaps in time with tournaments in the list, and with other selected rows. */
  overlapsInList: readonly Tournament[];
  overlaps: readonly PlannedRow[];
  /** Whether its checkbox can be ticked. */
  isSelectable: boolean;
  isSelected: boolean;
  /** Whether it is sent with the next press. */
  isReady: boolean;
};

/**
 * COMFORT-51: reads the texts of rows, each once.
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

/** Whether it is to be created. */
const isPlanned = ({ status, errors, isSelected }: ValidatedRow): boolean =>
  isSelected && status !== 'done' && Object.keys(errors).length === 0;

/** The rows with what overlaps them among the others. */
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
  /** What became of those that were sent, by their numbers. */
  queue: SendQueue;
  readRow: (row: ImportRow) => ParsedRow;
  /** The club's tournaments by their dates. */
  known: ReadonlyMap<string, readonly Tournament[]>;
  /**
   * Whether the server makes nothing twice: what was sent to it may be sent again, although it may be
   * in the list by now.
   */
  isKeyKept: boolean;
};

/** COMFORT-51, COMFORT-52: validates rows, by themselves and beside the list and each other. */
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
