import { groupBy } from '../../groupBy';
import { begunRounds, presentIn, type Round } from '../round';
import { byCodeUnits } from '../seededOrder';
import { ABSENT, cellsOf, type Cell } from './cells';

/** What the rounds add up to for a row of the table: a player, or several in one place. */
export type Figures = {
  /** That of the row, as `rowOf` names it. */
  id: string;
  /** Who is in it, in the order in which they played. */
  entryIds: readonly string[];
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
  /** Whether everybody in the row has left. */
  hasLeft: boolean;
};

export type Rows = {
  entryIds: readonly string[];
  /** By the id of an entry, that of its row; several may share one. */
  rowOf: (entryId: string) => string;
  leftIds: ReadonlySet<string>;
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** What a row was in a round: whoever of it was there. */
const inRound = (cells: ReadonlyMap<string, Cell>, entryIds: readonly string[]): Cell[] =>
  entryIds.flatMap((entryId) => cells.get(entryId) ?? []);

function figuresOf(
  id: string,
  entryIds: readonly string[],
  rounds: readonly ReadonlyMap<string, Cell>[],
  leftIds: ReadonlySet<string>,
): Figures {
  const cells = rounds.map((round) => inRound(round, entryIds));
  const matches = cells.flat().filter((cell) => cell.kind === 'match');
  const matchPoints = sum(matches.map(({ points }) => points));
  const credit = sum(cells.flat().map((cell) => ('credit' in cell ? (cell.credit ?? 0) : 0)));
  return {
    id,
    entryIds,
    points: matchPoints + credit,
    credit,
    matchPoints,
    wins: matches.filter(({ outcome }) => outcome === 'won').length,
    matches: matches.length,
    best: Math.max(0, ...matches.map(({ points }) => points)),
    cells: cells.map(([cell]) => cell ?? ABSENT),
    hasLeft: entryIds.every((entryId) => leftIds.has(entryId)),
  };
}

/** PLAY-5: the figures of each row, in no order that means anything. */
export function figuresIn(all: readonly Round[], { entryIds, rowOf, leftIds }: Rows): Figures[] {
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
  return [...rows].map(([id, ids]) => figuresOf(id, ids, rounds, leftIds));
}
