import { buildChart } from './chart';
import { escape, formatCount } from './text';
import { getPartTitle } from './names';
import type { JudgedComparison, PartResult } from './results';
import { parseHeading } from './wording';

/** Groups a part's comparisons by what was measured, in their order. */
function groupByKind(comparisons: readonly JudgedComparison[]): Map<string, JudgedComparison[]> {
  const kinds = new Map<string, JudgedComparison[]>();
  for (const comparison of comparisons) {
    const { kind } = parseHeading(comparison);
    kinds.set(kind, [...(kinds.get(kind) ?? []), comparison]);
  }
  return kinds;
}

/** Builds a part of the benchmark with its charts as HTML. */
export function buildSection({ name, runs, isQuick, comparisons }: PartResult): string {
  const kinds = [...groupByKind(comparisons)].map(
    ([kind, charts]) => `<div class="kind">
<h3>${escape(kind)}</h3>
<div class="charts">${charts.map(buildChart).join('\n')}</div>
</div>`,
  );
  const length = `up to ${formatCount(runs, 'run')}${isQuick ? ', quick' : ''}`;
  const isFlat = comparisons.length === kinds.length;
  return `<section id="${escape(name)}">
<h2>${escape(getPartTitle(name))} <small>${length}</small></h2>
<div${isFlat ? ' class="flat"' : ''}>${kinds.join('\n')}</div>
</section>`;
}
