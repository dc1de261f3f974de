import { compareCodeUnits } from '../../draw/base/sortIdsByLot';
import { groupBy } from '../../lib/groupBy';
import {
  findFinal,
  listOrdinaryRounds,
  listParticipants,
  listStartedRounds,
  type Round,
} from '../model/round';
import { ABSENT_PLAYER_CELL, computeRoundCells, type RoundCellValue } from './cells';

/** Totals of one row of the standings: a player, a chain of substitutes, or a fixed pair. */
export type RowStats = {
  /** Id of the row, from `rowOf`. */
  id: string;
  /** Ids of the row's entries, in the order of their first rounds. */
  entryIds: readonly string[];
  /** Ids of the row's entries by slot; a fixed pair has two slots (PLAY-41). */
  slots: readonly (readonly string[])[];
  /** Points including the rest credit, exact to halves. */
  points: number;
  credit: number;
  /** Points in matches, without the rest credit. */
  matchPoints: number;
  wins: number;
  /** 2 for a win, 1 for a draw, and 1 for a rest that earns credit (PLAY-82). */
  winPoints: number;
  /** Own points in matches minus the opponents' points. */
  difference: number;
  /** The number of matches with a score, and of rests. */
  countedRounds: number;
  /** Number of matches with a score. */
  matches: number;
  /** Most points in one match; 0 without a match. */
  best: number;
  /** One cell for each started round except the final. */
  cells: readonly RoundCellValue[];
  /** The cell of the final, which adds nothing to the other figures; null until one has started (PLAY-85). */
  final: RoundCellValue | null;
  /** True when all entries of a slot have left. */
  hasLeft: boolean;
};

type RowStatsOptions = {
  entryIds: readonly string[];
  /** Maps an entry to its row; several entries may share a row. */
  rowOf: (entryId: string) => string;
  /** Maps an entry to its slot within the row. */
  slotOf: (entryId: string) => string;
  leftIds: ReadonlySet<string>;
};

/** The cells of a round by entry, and the win points that it gives for a rest. */
type CountedRound = { cells: ReadonlyMap<string, RoundCellValue>; restPoints: number };

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Cells of a row in a round: those of its present entries, but only one for a fixed pair. */
function listRowCells(
  round: ReadonlyMap<string, RoundCellValue>,
  slots: readonly (readonly string[])[],
  entryIds: readonly string[],
): RoundCellValue[] {
  const cells = entryIds.flatMap((entryId) => round.get(entryId) ?? []);
  if (slots.length === 1) return cells;
  const withoutCredit = cells.find((cell) => 'credit' in cell && cell.credit === null);
  return cells.length === 0 ? [] : [withoutCredit ?? cells[0]!];
}

const WIN_POINTS = { won: 2, drawn: 1, lost: 0 } as const;

const isRest = (cell: RoundCellValue): boolean => 'credit' in cell && cell.credit !== null;

/** @param restPoints the points for a rest in that round */
function getWinPoints(cell: RoundCellValue, restPoints: number): number {
  if (cell.kind === 'match') return WIN_POINTS[cell.outcome];
  return isRest(cell) ? restPoints : 0;
}

function computeStats(
  id: string,
  entryIds: readonly string[],
  rounds: readonly CountedRound[],
  final: CountedRound['cells'] | null,
  { slotOf, leftIds }: RowStatsOptions,
): RowStats {
  const slots = [...groupBy(entryIds, slotOf).values()];
  const cells = rounds.map((round) => listRowCells(round.cells, slots, entryIds));
  const matches = cells.flat().filter((cell) => cell.kind === 'match');
  const matchPoints = sum(matches.map(({ points }) => points));
  const credit = sum(cells.flat().map((cell) => ('credit' in cell ? (cell.credit ?? 0) : 0)));
  return {
    id,
    entryIds,
    slots,
    points: matchPoints + credit,
    credit,
    matchPoints,
    wins: matches.filter(({ outcome }) => outcome === 'won').length,
    winPoints: sum(
      cells.flatMap((list, index) =>
        list.map((cell) => getWinPoints(cell, rounds[index]!.restPoints)),
      ),
    ),
    difference: sum(matches.map(({ points, against }) => points - against)),
    countedRounds: matches.length + cells.flat().filter(isRest).length,
    matches: matches.length,
    best: Math.max(0, ...matches.map(({ points }) => points)),
    cells: cells.map(([cell]) => cell ?? ABSENT_PLAYER_CELL),
    final: final && (listRowCells(final, slots, entryIds)[0] ?? ABSENT_PLAYER_CELL),
    hasLeft: slots.some((slot) => slot.every((entryId) => leftIds.has(entryId))),
  };
}

/** The stats of each row, unordered (PLAY-5). */
export function computeRowStats(all: readonly Round[], options: RowStatsOptions): RowStats[] {
  const { entryIds, rowOf, leftIds } = options;
  const startedRounds = listStartedRounds(all);
  const present = startedRounds.map((round) => new Set(listParticipants(round)));
  const findLastRound = (entryId: string) => present.findLastIndex((ids) => ids.has(entryId));
  const findFirstRound = (entryId: string) => {
    const index = present.findIndex((ids) => ids.has(entryId));
    return index === -1 ? present.length : index;
  };
  const rounds = listOrdinaryRounds(startedRounds).map((round, index): CountedRound => ({
    cells: computeRoundCells(
      round,
      (entryId) => leftIds.has(entryId) && findLastRound(entryId) === index,
    ),
    restPoints: round.start?.terms.restCredit === 'none' ? 0 : 1,
  }));
  const everybody = [...new Set([...entryIds, ...present.flatMap((ids) => [...ids])])].sort(
    (one, other) => findFirstRound(one) - findFirstRound(other) || compareCodeUnits(one, other),
  );
  const rows = groupBy(everybody, rowOf);
  const finalRound = findFinal(startedRounds);
  const final = finalRound ? computeRoundCells(finalRound, () => false) : null;
  return [...rows].map(([id, ids]) => computeStats(id, ids, rounds, final, options));
}
