import type { Round } from '../round';
import { byCodeUnits } from '../seededOrder';
import { compareBy, criteriaOf, firstCriteria, type Compared, type Criterion } from './criteria';
import { figuresIn, type Figures } from './figures';
import { headToHead } from './headToHead';

/** A row of the table. */
export type StandingRow = Compared & {
  /** From 1; those who share a place have the same, and the next ones are counted on: 1, 2, 2, 4. */
  place: number;
  isShared: boolean;
};

export type TableOptions = {
  entryIds: readonly string[];
  ordersByAverage: boolean;
  /** By the id of an entry, that of its row; an entry alone is its own row. */
  rowOf?: (entryId: string) => string;
  /** By the id of an entry, that of its seat within the row; without it a row is one seat. */
  seatOf?: (entryId: string) => string;
  leftIds?: ReadonlySet<string>;
  /** The entry to whose row a shared first place went on a court. */
  winnerId?: string | null;
};

/** Those who stand together, in the order of the first of them. */
function runs<Row>(rows: readonly Row[], isSame: (one: Row, other: Row) => boolean): Row[][] {
  const found: Row[][] = [];
  for (const row of rows) {
    const run = found.at(-1);
    if (run && isSame(run[0]!, row)) run.push(row);
    else found.push([row]);
  }
  return found;
}

function toCompared(figures: readonly Figures[]): Compared[] {
  const most = Math.max(0, ...figures.map(({ matches }) => matches));
  return figures.map((row) => ({
    ...row,
    isBelowHalf: 2 * row.matches < most,
    headToHead: null,
    isWinner: false,
  }));
}

function withHeadToHead(rows: readonly Compared[]): Compared[] {
  const points = headToHead(rows);
  return rows.map((row, index) => ({ ...row, headToHead: points?.[index] ?? null }));
}

/** PLAY-5: only a shared first place is settled on a court. */
const withWinner = (first: readonly Compared[], winnerId: string | null): Compared[] =>
  first.map((row) => ({
    ...row,
    isWinner: winnerId !== null && first.length > 1 && row.entryIds.includes(winnerId),
  }));

/** Rows in groups of equals, the first ones first. */
function inGroups(rows: readonly Compared[], criteria: readonly Criterion[]): Compared[][] {
  const sorted = rows.toSorted(
    (one, other) => compareBy(one, other, criteria) || byCodeUnits(one.id, other.id),
  );
  return runs(sorted, (one, other) => compareBy(one, other, criteria) === 0);
}

/**
 * PLAY-5, PLAY-6: the table of the rounds that have begun, first place first. Rows that share a place stand in an
 * order that depends on their ids alone.
 */
export function standings(rounds: readonly Round[], options: TableOptions): StandingRow[] {
  const { entryIds, ordersByAverage, rowOf = (id) => id, leftIds = new Set() } = options;
  const { seatOf = rowOf } = options;
  const criteria = criteriaOf(ordersByAverage);
  const figures = toCompared(figuresIn(rounds, { entryIds, rowOf, seatOf, leftIds }));
  const compared = inGroups(figures, firstCriteria(ordersByAverage)).flatMap(withHeadToHead);
  const [first = [], ...others] = inGroups(compared, criteria);
  const settled = inGroups(withWinner(first, options.winnerId ?? null), criteria);
  let place = 1;
  return [...settled, ...others].flatMap((tied) => {
    const placed = tied.map((row) => ({ ...row, place, isShared: tied.length > 1 }));
    place += tied.length;
    return placed;
  });
}
