import type { Unit } from '../measure';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** A figure with a minus in place of a hyphen, and its unit, if it has one. */
export const withUnit = (text: string, unit?: Unit): string =>
  text.replace('-', '−') + (unit === undefined ? '' : unit === '1/s' ? '/s' : ` ${unit}`);

/** A figure of three digits or more, with its unit. */
export const formatBrief = (value: number, unit?: Unit): string => {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const text = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withUnit(text, unit);
};

/** How many, with the thing's name: «1 target», «2 targets». */
export const formatCount = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
