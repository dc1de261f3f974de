import { clashesIn } from '../../../domain/clash';
import { identityOf } from '../../../domain/importing/doubles';
import type { Columns } from '../../../domain/importing/columns';
import { overlapsAmong, type Planned } from '../../../domain/importing/overlaps';
import { judged } from '../../../domain/importing/reading';
import { textsOf } from '../../../domain/importing/table';
import { tournamentRules } from '../../../domain/rules';
import type { Tournament } from '../../../domain/tournament';
import { errorsByField, type TournamentValues } from '../../../domain/values';
import { isFailed, type QueueEntry, type SendQueue } from '../../api/queue/sendQueue';
import type { Row } from './rows';

type Sense = {
  /** As typed, by field. */
  texts: TournamentValues;
  /** What they mean; what means nothing as typed. */
  values: TournamentValues;
  errors: Partial<TournamentValues>;
};

/** Why the server has refused a row. */
type Refusal = { message: string; errors: Partial<TournamentValues> };

/** A row with all that is to be said of it. */
export type JudgedRow = Sense & {
  row: Row;
  status: QueueEntry['status'];
  /** Why it was not created, for a person: for the row, and for its fields. */
  refusal: Refusal | null;
  /** That the list has such a tournament, or which row before it says the same (COMFORT-52). */
  double: 'listed' | number | null;
  /** With what the list has, and with other ticked rows. */
  clashes: readonly Tournament[];
  overlaps: readonly Planned[];
  /** Whether it may be ticked. */
  mayBeTaken: boolean;
  isWanted: boolean;
  /** Whether it is sent with the next press. */
  isReady: boolean;
};

/**
 * COMFORT-51: what rows mean, found once for each.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function makeSense(columns: Columns, today: string): (row: Row) => Sense {
  const rules = tournamentRules(today);
  const known = new WeakMap<Row['corrections'], Sense>();
  return ({ line, corrections }) => {
    const texts = textsOf(line, columns, corrections);
    const sense = known.get(corrections) ?? { texts, ...judged(texts, rules) };
    known.set(corrections, sense);
    return sense;
  };
}

const plannedOf = ({ row, values }: JudgedRow): Planned => ({ ...values, id: row.line.number });

/** What will be there, or is not yet in the list. */
const isPlanned = ({ status, errors, isWanted }: JudgedRow): boolean =>
  isWanted && status !== 'done' && Object.keys(errors).length === 0;

/** The rows with what overlaps them among the others. */
function withOverlaps(rows: readonly JudgedRow[]): JudgedRow[] {
  const overlapsOf = overlapsAmong(rows.filter(isPlanned).map(plannedOf));
  return rows.map((row) =>
    row.mayBeTaken && row.double === null ? { ...row, overlaps: overlapsOf(plannedOf(row)) } : row,
  );
}

function refusalOf(entry: QueueEntry | undefined): Refusal | null {
  if (!isFailed(entry)) return null;
  const { error } = entry;
  const fieldErrors = ('fieldErrors' in error && error.fieldErrors) || {};
  return { message: error.message ?? '', errors: errorsByField(fieldErrors) };
}

type Judging = {
  rows: readonly Row[];
  /** What became of those that were sent, by their numbers. */
  queue: SendQueue;
  senseOf: (row: Row) => Sense;
  /** The club's tournaments by their dates. */
  known: ReadonlyMap<string, readonly Tournament[]>;
  /**
   * Whether the server makes nothing twice: what was sent to it may be sent again, although it may be
   * in the list by now.
   */
  isKeyKept: boolean;
};

/** COMFORT-51, COMFORT-52: rows with all that is to be said of them. */
export function judgeRows({ rows, queue, senseOf, known, isKeyKept }: Judging): JudgedRow[] {
  const firstOf = new Map<string, number>();
  const judged = rows.map((row): JudgedRow => {
    const sense = senseOf(row);
    const { values, errors } = sense;
    const { number } = row.line;
    const sameDay = known.get(values.date) ?? [];
    const identity = identityOf(values);
    const first = firstOf.get(identity) ?? number;
    firstOf.set(identity, first);
    const status = queue[number]?.status ?? 'waiting';
    const refusal = refusalOf(queue[number]);
    const isOpen = status !== 'done' && status !== 'sending';
    const mayBeTaken = isOpen && Object.keys(errors).length === 0;
    const isSent = refusal !== null && isKeyKept;
    const isListed = !isSent && sameDay.some((one) => identityOf(one) === identity);
    const double = !mayBeTaken ? null : isListed ? 'listed' : first < number ? first : null;
    const isWanted = row.isWanted ?? double === null;
    return {
      row,
      status,
      refusal,
      ...sense,
      double,
      clashes:
        isOpen && double === null ? clashesIn(sameDay, values.start_time, values.end_time) : [],
      overlaps: [],
      mayBeTaken,
      isWanted,
      isReady: mayBeTaken && isWanted,
    };
  });
  return withOverlaps(judged);
}
