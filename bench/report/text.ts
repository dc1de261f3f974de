import type { Unit } from '../measure';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** A figure with a proper minus sign, and its unit, if any. */
export const withUnit = (text: string, unit?: Unit): string =>
  text.replace('-', '−') + (unit === undefined ? '' : unit === '1/s' ? '/s' : ` ${unit}`);

/** A figure with at least three digits, and its unit. */
export const formatBrief = (value: number, unit?: Unit): string => {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const text = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withUnit(text, unit);
};

/** A count with the noun: «1 target», «2 targets». */
export const formatCount = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
