import type { Verdict } from '../statistics';
import { getTitle } from './names';
import type { JudgedComparison } from './results';
import { formatFigure } from './summary';
import { withUnit } from './text';

/** A limit without needless decimals: 0.6, 10, 34. */
const formatLimit = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 2 });

const formatInterval = ({ low, high }: Pick<Verdict, 'low' | 'high'>): string =>
  `${formatFigure(low)} to ${formatFigure(high)}`;

/** The goal of a target, such as «at most 0.6». */
function describeTarget(
  { by, atMost, atLeast, isDifference }: Verdict,
  { unit }: JudgedComparison,
): string {
  const own = by === undefined || isDifference ? unit : undefined;
  return [
    ...(atMost === undefined ? [] : [`at most ${withUnit(formatLimit(atMost), own)}`]),
    ...(atLeast === undefined ? [] : [`at least ${withUnit(formatLimit(atLeast), own)}`]),
  ].join(', ');
}

/** The result of a target, such as «0.43 (0.40 to 0.47) of Ant Design, at most 0.6». */
export function describeOutcome(comparison: JudgedComparison, verdict: Verdict): string {
  const { of, by, isDifference, value } = verdict;
  const isPlain = by === undefined || isDifference;
  const subject = of === 'ours' ? '' : `${getTitle(of)}: `;
  const measured = formatFigure(value, isPlain ? comparison.unit : undefined);
  const reference = by === undefined ? '' : ` ${isDifference ? 'more than' : 'of'} ${getTitle(by)}`;
  return `${subject}${measured} (${formatInterval(verdict)})${reference}, ${describeTarget(verdict, comparison)}`;
}

/** Splits a heading into the measured quantity and the number of tournaments; the latter may be empty. */
export function parseHeading({ what }: JudgedComparison): { kind: string; size: string } {
  const [, before, size = '', after = ''] = /^(.*?), (\d+k tournaments)(.*)$/.exec(what) ?? [];
  return { kind: before === undefined ? what : before + after, size };
}
