import { DAY_MS } from '../dates/durations';
import { isRealDate } from '../dates/dates';
import type { SheetColumnHead, ColumnKind, SheetValue } from './sheet';
import { isTime, toMinutes } from '../dates/time';

const DAY_MINUTES = 1440;
/** Day 0 of Excel. It is a day early, because Excel counts a 29 February 1900 that did not exist. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** Spreadsheets count earlier dates differently, or not at all. */
const FIRST_DATE = '1900-03-01';

/** Excel's own notation, independent of the reader's language. */
const FORMATS: Record<ColumnKind, string | undefined> = {
  text: '@',
  date: 'dd.mm.yyyy',
  time: 'hh:mm',
  number: undefined,
  money: '#,##0 "₽"',
};

/** Excel reports a file with a longer text as broken. */
const LENGTH_MAX = 32_767;

/** A cell in the form of write-excel-file. */
type ExcelCell = {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
} | null;

/** The day number of a date, or the part of a day for a time; null for any other text. */
function toSerial(kind: ColumnKind, text: string): number | null {
  if (kind === 'date' && isRealDate(text) && text >= FIRST_DATE)
    return (Date.parse(text) - EPOCH_MS) / DAY_MS;
  if (kind === 'time' && isTime(text)) return toMinutes(text) / DAY_MINUTES;
  return null;
}

/**
 * write-excel-file stores texts as keys of a plain object, where «constructor» is an inherited member. A space at the
 * end avoids that.
 */
const escapeMemberName = (text: string): string => (text in {} ? `${text} ` : text);

const toCellText = (value: SheetValue): string =>
  escapeMemberName(String(value).slice(0, LENGTH_MAX));

/**
 * A value as a spreadsheet computes and sorts it (COMFORT-40). A date is a day number, a time a part of a day. Any
 * other value is a text, never a formula.
 */
export function toExcelCell(kind: ColumnKind, value: SheetValue): ExcelCell {
  if (value === null || value === '') return null;
  const count = typeof value === 'number' ? value : toSerial(kind, value);
  if (count === null) return { value: toCellText(value), type: String, format: '@' };
  const format = FORMATS[kind];
  return { value: count, type: Number, ...(format && { format }) };
}

/** The cells of the first row (COMFORT-40). */
export const toExcelHeaders = (headers: readonly SheetColumnHead[]): ExcelCell[] =>
  headers.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }));

const WIDTH_MAX = 48;
/** The margins of a cell, and the extra width of bold letters. */
const WIDTH_MORE = 3;

/** The widths of columns in characters, limited (COMFORT-40). */
export function computeExcelWidths(
  headers: readonly SheetColumnHead[],
  rows: readonly (readonly SheetValue[])[],
): number[] {
  const widths = headers.map(({ name }) => name.length);
  for (const row of rows)
    row.forEach((value, at) => {
      const { length } = String(value ?? '');
      if (length > widths[at]!) widths[at] = length;
    });
  return widths.map((width) => Math.min(width, WIDTH_MAX) + WIDTH_MORE);
}
