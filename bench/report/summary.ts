import type { Unit } from '../measure';
import { computeEstimate, type Verdict } from '../statistics';
import type { JudgedComparison } from './results';
import { withUnit } from './text';

/** Formats a figure: integers and values from 1,000 without decimals, values below ten with two, others with one. */
export const formatFigure = (value: number, unit?: Unit): string => {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 1_000 ? 0 : size < 10 ? 2 : 1;
  const text = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withUnit(text, unit);
};

/** A target with its result, such as «ours / bare ≤ 1.5: 1.21 (1.13 – 1.30), met». */
export function formatVerdict({ unit }: JudgedComparison, verdict: Verdict): string {
  const { of, by, atMost, atLeast, isDifference, value, low, high, outcome } = verdict;
  const sign = isDifference ? '−' : '/';
  const what = by === undefined ? of : `${of} ${sign} ${by}`;
  const own = by === undefined || isDifference ? unit : undefined;
  const bounds = [
    ...(atMost === undefined ? [] : [`≤ ${formatFigure(atMost, own)}`]),
    ...(atLeast === undefined ? [] : [`≥ ${formatFigure(atLeast, own)}`]),
  ];
  const found = `${formatFigure(value, own)} (${formatFigure(low)} – ${formatFigure(high)})`;
  return `${what} ${bounds.join(', ')}: ${found}, ${outcome}`;
}

/** Builds a comparison as a few lines for the terminal. */
export function buildSummary(comparison: JudgedComparison): string {
  const { id, what, unit, samples, verdicts } = comparison;
  const lines = Object.entries(samples).map(([name, values]) => {
    const { value, low, high } = computeEstimate(values);
    return `  ${name.padEnd(14)} ${formatFigure(value, unit)} (${formatFigure(low)} – ${formatFigure(high)})`;
  });
  return [
    `${id}: ${what}`,
    ...lines,
    ...verdicts.map((verdict) => `  → ${formatVerdict(comparison, verdict)}`),
    '',
  ].join('\n');
}
