import type { Comparison } from '../measure';
import { judgeTarget, type Verdict } from '../statistics';
import type { Machine } from './machine';

export type JudgedComparison = Comparison & { verdicts: readonly Verdict[] };

/** The results of one part, and the machine that measured them. */
export type PartResult = {
  name: string;
  /** ISO instant of the run. */
  date: string;
  isQuick: boolean;
  runs: number;
  machine: Machine;
  comparisons: readonly JudgedComparison[];
};

export type Results = { parts: readonly PartResult[] };

/** Adds the outcomes of the targets to a comparison. */
export const judgeComparison = (comparison: Comparison): JudgedComparison => ({
  ...comparison,
  verdicts: comparison.targets.map((target) => judgeTarget(comparison, target)),
});

/**
 * Replaces a part's earlier results and sorts the parts.
 * @param order names of all parts
 */
export function withPart({ parts }: Results, part: PartResult, order: readonly string[]): Results {
  const others = parts.filter(({ name }) => name !== part.name);
  const getPlace = ({ name }: PartResult) => order.indexOf(name);
  return { parts: [...others, part].sort((one, other) => getPlace(one) - getPlace(other)) };
}
