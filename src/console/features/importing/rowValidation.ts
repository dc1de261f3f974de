import { clashesIn } from '../../../domain/clash';
import { identityOf } from '../../../domain/importing/duplicates';
import type { Columns } from '../../../domain/importing/columns';
import { overlapsAmong, type Planned } from '../../../domain/importing/overlaps';
import { judged } from '../../../domain/importing/reading';
import { textsOf } from '../../../domain/importing/table';
import { tournamentRules } from '../../../domain/rules';
import type { Tournament } from '../../../domain/tournament';
import { errorsByField, type TournamentValues } from '../../../domain/values';
import { isFailed, type QueueEntry, type SendQueue } from '../../api/queue/queueReducer';
import type { Row } from './rows';

type Reading = {
  /** As they stand in the table or were typed, by field. */
  texts: TournamentValues;
  /** What the texts mean; a text that means nothing stands here as it is. */
  values: TournamentValues;
  errors: Partial<TournamentValues>;
};

/** Why the server has refused a row. */
type Rejection = { message: string; errors: Partial<TournamentValues> };

/** A row with all that the preview shows of it. */
export type ValidatedRow = Reading & {
  row: Row;
  status: QueueEntry['status'];
  /** Why it was not created, for a person: for the row, and for its fields. */
  rejection: Rejection | null;
  /** The list has the same tournament, or the earlier row with this number does (COMFORT-52). */
  duplicate: 'listed' | number | null;
  /** Overlaps in time with tournaments in the list, and with other selected rows. */
  clashes: readonly Tournament[];
  overlaps: readonly Planned[];
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
export function makeRowReader(columns: Columns, today: string): (row: Row) => Reading {
  const rules = tournamentRules(today);
  const known = new WeakMap<Row['corrections'], Reading>();
  return ({ line, corrections }) => {
    const texts = textsOf(line, columns, corrections);
    const reading = known.get(corrections) ?? { texts, ...judged(texts, rules) };
    known.set(corrections, reading);
    return reading;
  };
}

const plannedOf = ({ row, values }: ValidatedRow): Planned => ({ ...values, id: row.line.number });

/** Whether it is to be created. */
const isPlanned = ({ status, errors, isSelected }: ValidatedRow): boolean =>
  isSelected && status !== 'done' && Object.keys(errors).length === 0;

/** The rows with what overlaps them among the others. */
function withOverlaps(rows: readonly ValidatedRow[]): ValidatedRow[] {
  const overlapsOf = overlapsAmong(rows.filter(isPlanned).map(plannedOf));
  return rows.map((row) =>
    row.isSelectable && row.duplicate === null
      ? { ...row, overlaps: overlapsOf(plannedOf(row)) }
      : row,
  );
}

function rejectionOf(entry: QueueEntry | undefined): Rejection | null {
  if (!isFailed(entry)) return null;
  const { error } = entry;
  const fieldErrors = ('fieldErrors' in error && error.fieldErrors) || {};
  return { message: error.message ?? '', errors: errorsByField(fieldErrors) };
}

type ValidationContext = {
  rows: readonly Row[];
  /** What became of those that were sent, by their numbers. */
  queue: SendQueue;
  readRow: (row: Row) => Reading;
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
    const identity = identityOf(values);
    const first = firstOf.get(identity) ?? number;
    firstOf.set(identity, first);
    const status = queue[number]?.status ?? 'waiting';
    const rejection = rejectionOf(queue[number]);
    const isOpen = status !== 'done' && status !== 'sending';
    const isSelectable = isOpen && Object.keys(errors).length === 0;
    const isSent = rejection !== null && isKeyKept;
    const isListed = !isSent && sameDay.some((one) => identityOf(one) === identity);
    const duplicate = !isSelectable ? null : isListed ? 'listed' : first < number ? first : null;
    const isSelected = row.isSelected ?? duplicate === null;
    return {
      row,
      status,
      rejection,
      ...reading,
      duplicate,
      clashes:
        isOpen && duplicate === null ? clashesIn(sameDay, values.start_time, values.end_time) : [],
      overlaps: [],
      isSelectable,
      isSelected,
      isReady: isSelectable && isSelected,
    };
  });
  return withOverlaps(validated);
}
