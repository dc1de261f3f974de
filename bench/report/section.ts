import { chartOf } from './chart';
import { escape, several } from './text';
import { partTitle } from './names';
import type { Judged, PartResult } from './results';
import { heading } from './wording';

/** The comparisons of a part by what was measured, in their order. */
function kindsOf(comparisons: readonly Judged[]): Map<string, Judged[]> {
  const kinds = new Map<string, Judged[]>();
  for (const comparison of comparisons) {
    const { kind } = heading(comparison);
    kinds.set(kind, [...(kinds.get(kind) ?? []), comparison]);
  }
  return kinds;
}

/** A part of the benchmark with its charts; HTML. */
export function sectionOf({ name, runs, isQuick, comparisons }: PartResult): string {
  const kinds = [...kindsOf(comparisons)].map(
    ([kind, charts]) => `<div class="kind">
<h3>${escape(kind)}</h3>
<div class="charts">${charts.map(chartOf).join('\n')}</div>
</div>`,
  );
  const length = `up to ${several(runs, 'run')}${isQuick ? ', quick' : ''}`;
  const isFlat = comparisons.length === kinds.length;
  return `<section id="${escape(name)}">
<h2>${escape(partTitle(name))} <small>${length}</small></h2>
<div${isFlat ? ' class="flat"' : ''}>${kinds.join('\n')}</div>
</section>`;
}
