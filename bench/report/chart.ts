import type { Unit } from '../measure';
import { estimateOf, type Estimate } from '../statistics';
import { isOwn, titleOf } from './names';
import type { Judged } from './results';
import { brief, escape } from './text';
import { found, heading } from './wording';

type Bar = Estimate & { name: string };

/** Best first, among others; the console's own values alone stay as they are. */
function barsOf({ samples, unit }: Judged): Bar[] {
  const bars = Object.entries(samples).map(([name, values]) => ({ name, ...estimateOf(values) }));
  if (bars.every(({ name }) => isOwn(name))) return bars;
  const isMoreBetter = unit === '1/s';
  return bars.sort((one, other) => (one.value - other.value) * (isMoreBetter ? -1 : 1));
}

function rowOf({ name, value, low, high }: Bar, most: number, unit: Unit): string {
  const share = (part: number) => `${((100 * Math.max(0, part)) / (most || 1)).toFixed(2)}%`;
  const [from, to] = [brief(low), brief(high)];
  const range = `<i class="range" style="left:${share(low)};width:${share(high - Math.max(0, low))}"></i>`;
  return `<tr${isOwn(name) ? ' class="own"' : ''}>
<th scope="row">${escape(titleOf(name))}</th>
<td class="track"><i class="bar" style="width:${share(value)}"></i>${from === to ? '' : range}</td>
<td class="value">${brief(value, unit)}</td>
<td class="interval">${from === to ? '' : `${from} to ${to}`}</td>
</tr>`;
}

/** A comparison as bars of medians with their intervals, and what its targets came to; HTML. */
export function chartOf(comparison: Judged): string {
  const { id, unit, verdicts } = comparison;
  const bars = barsOf(comparison);
  const most = Math.max(...bars.map(({ value, high }) => Math.max(value, high)));
  const { size } = heading(comparison);
  const caption = size && `<figcaption>${escape(size)}</figcaption>`;
  const targets = verdicts.map(
    (verdict) =>
      `<li class="${verdict.outcome}">${escape(found(comparison, verdict))}: <b>${verdict.outcome}</b></li>`,
  );
  return `<figure id="${escape(id)}">${caption}
<table>${bars.map((bar) => rowOf(bar, most, unit)).join('\n')}</table>
${targets.length > 0 ? `<ul class="targets">${targets.join('\n')}</ul>` : ''}
</figure>`;
}
