import type { StandingsOrder } from '../model/gameSettings';
import type { RowStats } from './rowStats';

/** A row with the values that depend on the other rows. */
export type RankedRow = RowStats & {
  /**
   * True for a row with less than half of the most matches; in the order by wins, of the most counted rounds. Such rows
   * rank last, except in the order by points.
   */
  isBelowHalf: boolean;
  /** Number of counted rounds, by which the order by wins divides figures; null when all rows have the same number. */
  divisor: number | null;
  /** Points against the rows that were tied before this criterion; null when the criterion does not apply. */
  headToHead: number | null;
  /** True when a match on court decided a shared first place in favour of this row. */
  isWinner: boolean;
};

/** Positive when the second row is ahead. */
type Comparison = (one: RankedRow, other: RankedRow) => number;

/** Compares points per match without rounding; 0 without a match. */
const compareAverages: Comparison = (one, other) =>
  other.matchPoints * Math.max(1, one.matches) - one.matchPoints * Math.max(1, other.matches);

/** Compares a figure divided by the counted rounds, without rounding. */
const createShareComparison =
  (name: 'winPoints' | 'difference' | 'points'): Comparison =>
  (one, other) =>
    other[name] * (one.divisor ?? 1) - one[name] * (other.divisor ?? 1);

const COMPARISONS = {
  matches: (one, other) => Number(one.isBelowHalf) - Number(other.isBelowHalf),
  rounds: (one, other) => Number(one.isBelowHalf) - Number(other.isBelowHalf),
  average: compareAverages,
  points: (one, other) => other.points - one.points,
  wins: (one, other) => other.wins - one.wins,
  winPoints: createShareComparison('winPoints'),
  difference: createShareComparison('difference'),
  sharedPoints: createShareComparison('points'),
  headToHead: (one, other) => (other.headToHead ?? 0) - (one.headToHead ?? 0),
  best: (one, other) => other.best - one.best,
  onCourt: (one, other) => Number(other.isWinner) - Number(one.isWinner),
} satisfies Record<string, Comparison>;

export type Criterion = keyof typeof COMPARISONS;

const CRITERIA: Readonly<
  Record<StandingsOrder, { first: readonly Criterion[]; last: readonly Criterion[] }>
> = {
  points: { first: ['points', 'wins'], last: ['best', 'onCourt'] },
  average: { first: ['matches', 'average', 'wins'], last: ['best', 'onCourt'] },
  wins: { first: ['rounds', 'winPoints', 'difference', 'sharedPoints'], last: ['onCourt'] },
};

/** The criteria before `headToHead`, which applies only to rows tied by these. */
export const listCriteriaBeforeHeadToHead = (order: StandingsOrder): readonly Criterion[] =>
  CRITERIA[order].first;

/** The criteria in their order. Rows tied by all of them share a place (PLAY-5, PLAY-6, PLAY-82). */
export const listCriteria = (order: StandingsOrder): readonly Criterion[] => [
  ...CRITERIA[order].first,
  'headToHead',
  ...CRITERIA[order].last,
];

/** The first criterion by which two rows differ; null for tied rows. */
export const findDecidingCriterion = (
  one: RankedRow,
  other: RankedRow,
  criteria: readonly Criterion[],
): Criterion | null =>
  criteria.find((criterion) => COMPARISONS[criterion](one, other) !== 0) ?? null;

/** Negative when the first row is ahead, 0 for tied rows. */
export function compareStandingsRows(
  one: RankedRow,
  other: RankedRow,
  criteria: readonly Criterion[],
): number {
  const criterion = findDecidingCriterion(one, other, criteria);
  return criterion === null ? 0 : COMPARISONS[criterion](one, other);
}
