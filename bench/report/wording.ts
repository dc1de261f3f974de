import type { Verdict } from '../statistics';
import { titleOf } from './names';
import type { Judged } from './results';
import { figure } from './summary';
import { withUnit } from './text';

/** A limit as it was set: 0.6, 10, 34. */
const limit = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

const interval = ({ low, high }: Pick<Verdict, 'low' | 'high'>): string =>
  `${figure(low)} to ${figure(high)}`;

/** What was wanted, such as «at most 0.6». */
function wanted({ by, atMost, atLeast, isDifference }: Verdict, { unit }: Judged): string {
  const own = by === undefined || isDifference ? unit : undefined;
  return [
    ...(atMost === undefined ? [] : [`at most ${withUnit(limit(atMost), own)}`]),
    ...(atLeast === undefined ? [] : [`at least ${withUnit(limit(atLeast), own)}`]),
  ].join(', ');
}

/** What a target came to, such as «0.43 (0.40 to 0.47) of Ant Design, at most 0.6». */
export function found(comparison: Judged, verdict: Verdict): string {
  const { of, by, isDifference, value } = verdict;
  const isPlain = by === undefined || isDifference;
  const subject = of === 'ours' ? '' : `${titleOf(of)}: `;
  const measured = figure(value, isPlain ? comparison.unit : undefined);
  const reference = by === undefined ? '' : ` ${isDifference ? 'more than' : 'of'} ${titleOf(by)}`;
  return `${subject}${measured} (${interval(verdict)})${reference}, ${wanted(verdict, comparison)}`;
}

/** What was measured, in two: in general, and on how many tournaments; either may be empty. */
export function heading({ what }: Judged): { kind: string; size: string } {
  const [, before, size = '', after = ''] = /^(.*?), (\d+k tournaments)(.*)$/.exec(what) ?? [];
  return { kind: before === undefined ? what : before + after, size };
}
