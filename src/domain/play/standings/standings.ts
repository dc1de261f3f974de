import { compareCodeUnits, sortIdsByLot } from '../../draw/base/sortIdsByLot';
import type { StandingsOrder } from '../model/gameSettings';
import { findFinal, listStartedRounds, type Round, type SeedingPlace } from '../model/round';
import {
  compareStandingsRows,
  listCriteria,
  listCriteriaBeforeHeadToHead,
  type RankedRow,
  type Criterion,
} from './criteria';
import {
  settleFinalPlace,
  settleFirstPlace,
  placeByFinal,
  placeInOrder,
  type PlaceGroup,
} from './placeGroups';
import { computeRowStats, type RowStats } from './rowStats';

export type StandingsRow = RankedRow & {
  /** Place from 1. Tied rows share a place, and the next place counts all of them: 1, 2, 2, 4. */
  place: number;
  isShared: boolean;
  finalHalf: PlaceGroup['finalHalf'];
};

export type StandingsOptions = {
  entryIds: readonly string[];
  order: StandingsOrder;
  /** Maps an entry to its row; by default each entry has its own row. */
  rowOf?: (entryId: string) => string;
  /** Maps an entry to its slot within the row; by default a row has one slot. */
  slotOf?: (entryId: string) => string;
  leftIds?: ReadonlySet<string>;
  /** Id of the entry whose row won a first place shared after the rounds on court. */
  winnerId?: string | null;
  /** Id of the entry whose row won on court the first place of the pair that won the final. */
  finalWinnerId?: string | null;
};

/** Groups adjacent tied rows, in their order. */
function splitIntoRuns<Row>(
  rows: readonly Row[],
  isSame: (one: Row, other: Row) => boolean,
): Row[][] {
  const found: Row[][] = [];
  for (const row of rows) {
    const run = found.at(-1);
    if (run && isSame(run[0]!, row)) run.push(row);
    else found.push([row]);
  }
  return found;
}

/** The count that decides about the lower half: counted rounds in the order by wins, otherwise matches. */
export const countForHalf = (row: RowStats, order: StandingsOrder): number =>
  order === 'wins' ? row.countedRounds : row.matches;

function toRankedRows(stats: readonly RowStats[], order: StandingsOrder): RankedRow[] {
  const most = Math.max(0, ...stats.map((row) => countForHalf(row, order)));
  const counts = new Set(stats.map(({ countedRounds }) => countedRounds).filter(Boolean));
  return stats.map((row) => ({
    ...row,
    isBelowHalf: 2 * countForHalf(row, order) < most,
    divisor: counts.size > 1 ? Math.max(1, row.countedRounds) : null,
    headToHead: null,
    isWinner: false,
  }));
}

/** Number and points of a row's matches against certain other rows. */
type Meetings = { count: number; points: number };

function sumMeetings({ cells }: RowStats, { entryIds }: RowStats): Meetings {
  const against = cells.filter(
    (cell) => cell.kind === 'match' && cell.opponents.some((id) => entryIds.includes(id)),
  );
  return {
    count: against.length,
    points: against.reduce((sum, cell) => sum + (cell.kind === 'match' ? cell.points : 0), 0),
  };
}

/**
 * Points of each row against the other ones, in the order of `rows` (PLAY-5). All have met equally often, so these
 * points order as points per meeting would.
 * @returns null when they have not met, or not equally often
 */
function computeHeadToHead(rows: readonly RowStats[]): number[] | null {
  const all = rows.map((row) =>
    rows.filter((other) => other !== row).map((other) => sumMeetings(row, other)),
  );
  const counts = new Set(all.flat().map(({ count }) => count));
  if (counts.size !== 1 || counts.has(0)) return null;
  return all.map((others) => others.reduce((sum, { points }) => sum + points, 0));
}

function setHeadToHead(rows: readonly RankedRow[]): RankedRow[] {
  const points = computeHeadToHead(rows);
  return rows.map((row, index) => ({ ...row, headToHead: points?.[index] ?? null }));
}

/** Groups tied rows, best first. */
function groupEqualRows(rows: readonly RankedRow[], criteria: readonly Criterion[]): RankedRow[][] {
  const sorted = rows.toSorted(
    (one, other) =>
      compareStandingsRows(one, other, criteria) || compareCodeUnits(one.id, other.id),
  );
  return splitIntoRuns(sorted, (one, other) => compareStandingsRows(one, other, criteria) === 0);
}

/**
 * The standings of the started rounds, first place first (PLAY-5, PLAY-6, PLAY-82). A final decides places and nothing
 * else (PLAY-85). Rows that share a place are ordered by id; after a final, by the rounds before it.
 */
export function computeStandings(
  rounds: readonly Round[],
  options: StandingsOptions,
): StandingsRow[] {
  const { entryIds, order, rowOf = (id) => id, leftIds = new Set() } = options;
  const { slotOf = rowOf, winnerId = null, finalWinnerId = null } = options;
  const criteria = listCriteria(order);
  const rankedRows = toRankedRows(
    computeRowStats(rounds, { entryIds, rowOf, slotOf, leftIds }),
    order,
  );
  const rowsWithHeadToHead = groupEqualRows(
    rankedRows,
    listCriteriaBeforeHeadToHead(order),
  ).flatMap(setHeadToHead);
  const equal = groupEqualRows(rowsWithHeadToHead, criteria);
  const settled = settleFirstPlace(equal, winnerId);
  const final = findFinal(listStartedRounds(rounds));
  const groups = final
    ? settleFinalPlace(placeByFinal(settled, final, rowOf), finalWinnerId)
    : placeInOrder(settled);
  return groups.flatMap(({ rows, ordinals: [place], finalHalf }) =>
    rows.map((row) => ({ ...row, place: place!, isShared: rows.length > 1, finalHalf })),
  );
}

/**
 * The order, with places, in which the standings seed a draw (PLAY-5). The seed orders entries that share a place.
 * @param rows as `computeStandings` returns them
 */
export function rankForSeeding(rows: readonly StandingsRow[], seed: number): SeedingPlace[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sortIdsByLot([...byId.keys()], seed)
    .map((id) => byId.get(id)!)
    .sort((one, other) => one.place - other.place)
    .flatMap(({ entryIds, place }) => entryIds.map((entryId) => ({ entryId, place })));
}
