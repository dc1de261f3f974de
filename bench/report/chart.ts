import type { Unit } from '../measure';
import { computeEstimate, type Estimate } from '../statistics';
import { isOwn, getTitle } from './names';
import type { JudgedComparison } from './results';
import { formatBrief, escape } from './text';
import { describeOutcome, parseHeading } from './wording';

type Bar = Estimate & { name: string };

/** Bars are sorted best first, unless all values are the console's own. */
function listBars({ samples, unit }: JudgedComparison): Bar[] {
  const bars = Object.entries(samples).map(([name, values]) => ({
    name,
    ...computeEstimate(values),
  }));
  if (bars.every(({ name }) => isOwn(name))) return bars;
  const isMoreBetter = unit === '1/s';
  return bars.sort((one, other) => (one.value - other.value) * (isMoreBetter ? -1 : 1));
}

function buildRow({ name, value, low, high }: Bar, most: number, unit: Unit): string {
  const formatShare = (part: number) => `${((100 * Math.max(0, part)) / (most || 1)).toFixed(2)}%`;
  const [from, to] = [formatBrief(low), formatBrief(high)];
  const range = `<i class="range" style="left:${formatShare(low)};width:${formatShare(high - Math.max(0, low))}"></i>`;
  return `<tr${isOwn(name) ? ' class="own"' : ''}>
<th scope="row">${escape(getTitle(name))}</th>
<td class="track"><i class="bar" style="width:${formatShare(value)}"></i>${from === to ? '' : range}</td>
<td class="value">${formatBrief(value, unit)}</td>
<td class="interval">${from === to ? '' : `${from} to ${to}`}</td>
</tr>`;
}

/** Builds a comparison as HTML: bars of medians with intervals, and the outcome of its targets. */
export function buildChart(comparison: JudgedComparison): string {
  const { id, unit, verdicts } = comparison;
  const bars = listBars(comparison);
  const most = Math.max(...bars.map(({ value, high }) => Math.max(value, high)));
  const { size } = parseHeading(comparison);
  const caption = size && `<figcaption>${escape(size)}</figcaption>`;
  const targets = verdicts.map(
    (verdict) =>
      `<li class="${verdict.outcome}">${escape(describeOutcome(comparison, verdict))}: <b>${verdict.outcome}</b></li>`,
  );
  return `<figure id="${escape(id)}">${caption}
<table>${bars.map((bar) => buildRow(bar, most, unit)).join('\n')}</table>
${targets.length > 0 ? `<ul class="targets">${targets.join('\n')}</ul>` : ''}
</figure>`;
}
