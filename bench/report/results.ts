import type { Comparison } from '../measure';
import { judgeTarget, type Verdict } from '../statistics';
import type { Machine } from './machine';

export type JudgedComparison = Comparison & { verdicts: readonly Verdict[] };

/** What one part came to, and on what. */
export type PartResult = {
  name: string;
  /** ISO instant. */
  date: string;
  isQuick: boolean;
  runs: number;
  machine: Machine;
  comparisons: readonly JudgedComparison[];
};

export type Results = { parts: readonly PartResult[] };

/** A comparison with what its targets came to. */
export const judgeComparison = (comparison: Comparison): JudgedComparison => ({
  ...comparison,
  verdicts: comparison.targets.map((target) => judgeTarget(comparison, target)),
});

/** The results with a part's in place of its earlier ones; in the order of the names. */
export function withPart({ parts }: Results, part: PartResult, order: readonly string[]): Results {
  const others = parts.filter(({ name }) => name !== part.name);
  const getPlace = ({ name }: PartResult) => order.indexOf(name);
  return { parts: [...others, part].sort((one, other) => getPlace(one) - getPlace(other)) };
}
