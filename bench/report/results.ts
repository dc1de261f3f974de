import type { Comparison } from '../measure';
import { judge, type Verdict } from '../statistics';
import type { Machine } from './machine';

export type Judged = Comparison & { verdicts: readonly Verdict[] };

/** What one part came to, and on what. */
export type PartResult = {
  name: string;
  /** ISO instant. */
  date: string;
  isQuick: boolean;
  runs: number;
  machine: Machine;
  comparisons: readonly Judged[];
};

export type Results = { parts: readonly PartResult[] };

/** A comparison with what its targets came to. */
export const judged = (comparison: Comparison): Judged => ({
  ...comparison,
  verdicts: comparison.targets.map((target) => judge(comparison, target)),
});

/** The results with a part's in place of its earlier ones; in the order of the names. */
export function withPart({ parts }: Results, part: PartResult, order: readonly string[]): Results {
  const others = parts.filter(({ name }) => name !== part.name);
  const placeOf = ({ name }: PartResult) => order.indexOf(name);
  return { parts: [...others, part].sort((one, other) => placeOf(one) - placeOf(other)) };
}
