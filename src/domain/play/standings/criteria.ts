import type { RowStats } from './rowStats';

/** A row with what only shows among the others. */
export type RankedRow = RowStats & {
  /** Under half of the most matches were played: with the average such a row stands below the others. */
  isBelowHalf: boolean;
  /** Points against all who are equal but for this; null where they do not decide. */
  headToHead: number | null;
  /** The shared first place went to this row on a court. */
  isWinner: boolean;
};

/** Positive where the second of two rows is ahead. */
type Comparison = (one: RankedRow, other: RankedRow) => number;

/** Compares points per match exactly; without a match that is 0. */
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

/** What decides before `headToHead`, which is asked of those who are equal by it. */
export const listCriteriaBeforeHeadToHead = (ordersByAverage: boolean): readonly Criterion[] =>
  ordersByAverage ? ['matches', 'average', 'wins'] : ['points', 'wins'];

/** PLAY-5, PLAY-6: what decides, in this order; whoever is equal by all of it shares a place. */
export const listCriteria = (ordersByAverage: boolean): readonly Criterion[] => [
  ...listCriteriaBeforeHeadToHead(ordersByAverage),
  'headToHead',
  'best',
  'onCourt',
];

/** The first criterion by which two rows differ; null where they are equal. */
export const findDecidingCriterion = (
  one: RankedRow,
  other: RankedRow,
  criteria: readonly Criterion[],
): Criterion | null =>
  criteria.find((criterion) => COMPARISONS[criterion](one, other) !== 0) ?? null;

/** Negative where the first of two rows is ahead, 0 where they are equal. */
export function compareStandingsRows(
  one: RankedRow,
  other: RankedRow,
  criteria: readonly Criterion[],
): number {
  const criterion = findDecidingCriterion(one, other, criteria);
  return criterion === null ? 0 : COMPARISONS[criterion](one, other);
}
