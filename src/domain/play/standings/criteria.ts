import type { RowStats } from './rowStats';

/** A row with facts that depend on the other rows. */
export type RankedRow = RowStats & {
  /** True for less than half of the most matches played. Such rows rank below the rest when sorting by average. */
  isBelowHalf: boolean;
  /** Points against the rows that were equal before this criterion; null when it does not apply. */
  headToHead: number | null;
  /** True when a match on court decided the shared first place for this row. */
  isWinner: boolean;
};

/** Positive when the second row is ahead. */
type Comparison = (one: RankedRow, other: RankedRow) => number;

/** Compares points per match without rounding; 0 without a match. */
const compareAverages: Comparison = (one, other) =>
  other.matchPoints * Math.max(1, one.matches) - one.matchPoints * Math.max(1, other.matches);

const COMPARISONS = {
  matches: (one, other) => Number(one.isBelowHalf) - Number(other.isBelowHalf),
  average: compareAverages,
  points: (one, other) => other.points - one.points,
  wins: (one, other) => other.wins - one.wins,
  headToHead: (one, other) => (other.headToHead ?? 0) - (one.headToHead ?? 0),
  best: (one, other) => other.best - one.best,
  onCourt: (one, other) => Number(other.isWinner) - Number(one.isWinner),
} satisfies Record<string, Comparison>;

export type Criterion = keyof typeof COMPARISONS;

/** The criteria before `headToHead`, which applies only to rows equal by these. */
export const listCriteriaBeforeHeadToHead = (ordersByAverage: boolean): readonly Criterion[] =>
  ordersByAverage ? ['matches', 'average', 'wins'] : ['points', 'wins'];

/** The criteria in their order; rows equal by all of them share a place (PLAY-5, PLAY-6). */
export const listCriteria = (ordersByAverage: boolean): readonly Criterion[] => [
  ...listCriteriaBeforeHeadToHead(ordersByAverage),
  'headToHead',
  'best',
  'onCourt',
];

/** The first criterion by which two rows differ; null for equal rows. */
export const findDecidingCriterion = (
  one: RankedRow,
  other: RankedRow,
  criteria: readonly Criterion[],
): Criterion | null =>
  criteria.find((criterion) => COMPARISONS[criterion](one, other) !== 0) ?? null;

/** Negative when the first row is ahead, 0 for equal rows. */
export function compareStandingsRows(
  one: RankedRow,
  other: RankedRow,
  criteria: readonly Criterion[],
): number {
  const criterion = findDecidingCriterion(one, other, criteria);
  return criterion === null ? 0 : COMPARISONS[criterion](one, other);
}
