import { groupBy } from '../../groupBy';
import { begunRounds, presentIn, type Round } from '../round';
import { byCodeUnits } from '../seededOrder';
import { ABSENT, cellsOf, type Cell } from './cells';

/** What the rounds add up to for a row of the table: a player, several in one place, or a fixed pair. */
export type Figures = {
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
  cells: readonly Cell[];
  /** Whether nobody plays in a seat of the row any more. */
  hasLeft: boolean;
};

export type Rows = {
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
  round: ReadonlyMap<string, Cell>,
  seats: readonly (readonly string[])[],
  entryIds: readonly string[],
): Cell[] {
  const cells = entryIds.flatMap((entryId) => round.get(entryId) ?? []);
  if (seats.length === 1) return cells;
  const withoutCredit = cells.find((cell) => 'credit' in cell && cell.credit === null);
  return cells.length === 0 ? [] : [withoutCredit ?? cells[0]!];
}

function figuresOf(
  id: string,
  entryIds: readonly string[],
  rounds: readonly ReadonlyMap<string, Cell>[],
  { seatOf, leftIds }: Rows,
): Figures {
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
    cells: cells.map(([cell]) => cell ?? ABSENT),
    hasLeft: seats.some((seat) => seat.every((entryId) => leftIds.has(entryId))),
  };
}

/** PLAY-5: the figures of each row, in no order that means anything. */
export function figuresIn(all: readonly Round[], of: Rows): Figures[] {
  const { entryIds, rowOf, leftIds } = of;
  const begun = begunRounds(all);
  const present = begun.map((round) => new Set(presentIn(round)));
  const last = (entryId: string) => present.findLastIndex((ids) => ids.has(entryId));
  const first = (entryId: string) => {
    const index = present.findIndex((ids) => ids.has(entryId));
    return index === -1 ? present.length : index;
  };
  const rounds = begun.map((round, index) =>
    cellsOf(round, (entryId) => leftIds.has(entryId) && last(entryId) === index),
  );
  const everybody = [...new Set([...entryIds, ...present.flatMap((ids) => [...ids])])].sort(
    (one, other) => first(one) - first(other) || byCodeUnits(one, other),
  );
  const rows = groupBy(everybody, rowOf);
  return [...rows].map(([id, ids]) => figuresOf(id, ids, rounds, of));
}
