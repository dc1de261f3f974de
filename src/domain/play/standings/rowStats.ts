import { compareCodeUnits } from '../../draw/base/sortBySeed';
import { groupBy } from '../../lib/groupBy';
import { listStartedRounds, listParticipants, type Round } from '../model/round';
import { ABSENT_CELL, computeCells, type StandingsCell } from './cells';

/** What the rounds add up to for a row of the table: a player, several in one place, or a fixed pair. */
export type RowStats = {
  /** That of the row, as `rowOf` names it. */
  id: string;
  /** Who is in it, in the order in which they played. */
  entryIds: readonly string[];
  /** The same by who plays in whose place: two seats where the row is a fixed pair (PLAY-41). */
  seats: readonly (readonly string[])[];
  /** Points with credit, exact to halves. */
  points: number;
  credit: number;
  /** Points of the matches alone. */
  matchPoints: number;
  wins: number;
  /** Matches that have a score. */
  matches: number;
  /** The most points of a match; 0 without one. */
  best: number;
  /** A cell a round that has begun. */
  cells: readonly StandingsCell[];
  /** Whether nobody plays in a seat of the row any more. */
  hasLeft: boolean;
};

export type RowOptions = {
  entryIds: readonly string[];
  /** By the id of an entry, that of its row; several may share one. */
  rowOf: (entryId: string) => string;
  /** By the id of an entry, that of its seat within the row. */
  seatOf: (entryId: string) => string;
  leftIds: ReadonlySet<string>;
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** What a row was in a round: whoever of it was there; the two of a pair are there once. */
function inRound(
  round: ReadonlyMap<string, StandingsCell>,
  seats: readonly (readonly string[])[],
  entryIds: readonly string[],
): StandingsCell[] {
  const cells = entryIds.flatMap((entryId) => round.get(entryId) ?? []);
  if (seats.length === 1) return cells;
  const withoutCredit = cells.find((cell) => 'credit' in cell && cell.credit === null);
  return cells.length === 0 ? [] : [withoutCredit ?? cells[0]!];
}

function figuresOf(
  id: string,
  entryIds: readonly string[],
  rounds: readonly ReadonlyMap<string, StandingsCell>[],
  { seatOf, leftIds }: RowOptions,
): RowStats {
  const seats = [...groupBy(entryIds, seatOf).values()];
  const cells = rounds.map((round) => inRound(round, seats, entryIds));
  const matches = cells.flat().filter((cell) => cell.kind === 'match');
  const matchPoints = sum(matches.map(({ points }) => points));
  const credit = sum(cells.flat().map((cell) => ('credit' in cell ? (cell.credit ?? 0) : 0)));
  return {
    id,
    entryIds,
    seats,
    points: matchPoints + credit,
    credit,
    matchPoints,
    wins: matches.filter(({ outcome }) => outcome === 'won').length,
    matches: matches.length,
    best: Math.max(0, ...matches.map(({ points }) => points)),
    cells: cells.map(([cell]) => cell ?? ABSENT_CELL),
    hasLeft: seats.some((seat) => seat.every((entryId) => leftIds.has(entryId))),
  };
}

/** PLAY-5: the figures of each row, in no order that means anything. */
export function computeRowStats(all: readonly Round[], of: RowOptions): RowStats[] {
  const { entryIds, rowOf, leftIds } = of;
  const begun = listStartedRounds(all);
  const present = begun.map((round) => new Set(listParticipants(round)));
  const last = (entryId: string) => present.findLastIndex((ids) => ids.has(entryId));
  const first = (entryId: string) => {
    const index = present.findIndex((ids) => ids.has(entryId));
    return index === -1 ? present.length : index;
  };
  const rounds = begun.map((round, index) =>
    computeCells(round, (entryId) => leftIds.has(entryId) && last(entryId) === index),
  );
  const everybody = [...new Set([...entryIds, ...present.flatMap((ids) => [...ids])])].sort(
    (one, other) => first(one) - first(other) || compareCodeUnits(one, other),
  );
  const rows = groupBy(everybody, rowOf);
  return [...rows].map(([id, ids]) => figuresOf(id, ids, rounds, of));
}
