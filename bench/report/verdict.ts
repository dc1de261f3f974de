import type { Outcome } from '../statistics';
import { escape, formatCount } from './text';
import type { JudgedComparison, Results } from './results';
import { describeOutcome, parseHeading } from './wording';

function buildLines(comparison: JudgedComparison, outcome: Outcome): string[] {
  const { kind, size } = parseHeading(comparison);
  const what = size ? `${kind}, ${size}` : kind;
  return comparison.verdicts
    .filter((verdict) => verdict.outcome === outcome)
    .map(
      (verdict) =>
        `<li><a href="#${escape(comparison.id)}">${escape(what)}</a> ${escape(describeOutcome(comparison, verdict))}</li>`,
    );
}

/** Builds the number of met targets and the list of missed ones as HTML. */
export function buildVerdict({ parts }: Results): string {
  const comparisons = parts.flatMap((part) => part.comparisons);
  const outcomes = comparisons.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => outcome));
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const listOf = (outcome: Outcome, title: string) => {
    const lines = comparisons.flatMap((comparison) => buildLines(comparison, outcome));
    return lines.length === 0
      ? ''
      : `<h2 class="${outcome}">${title}</h2>\n<ul class="misses">${lines.join('\n')}</ul>`;
  };
  return `<p class="verdict"><b>${count('met')}</b> of ${formatCount(outcomes.length, 'target')} met,
<b>${count('missed')}</b> missed, <b>${count('uncertain')}</b> uncertain.</p>
<p class="about">Everything is measured side by side in one run on one machine, in turn and in
changing order. A bar is a median, the line on it the interval in which the median lies (95 %,
bootstrap). A target is missed where the whole interval misses it, and uncertain where the median
misses it but not the whole interval.</p>
${listOf('missed', 'Missed')}
${listOf('uncertain', 'Uncertain')}`;
}
