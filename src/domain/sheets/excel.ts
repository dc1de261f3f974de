import { DAY_MS } from '../dates/durations';
import { isRealDate } from '../dates/dates';
import type { SheetColumnHead, ColumnKind, SheetValue } from './sheet';
import { isTime, toMinutes } from '../dates/time';

const DAY_MINUTES = 1440;
/** Day 0 of Excel. It is a day early, because Excel counts a 29 February 1900, which did not exist. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** First date that all spreadsheets count in the same way. */
const FIRST_DATE = '1900-03-01';

/** Formats in Excel's own notation, which does not depend on the user's language. */
const FORMATS: Record<ColumnKind, string | undefined> = {
  text: '@',
  date: 'dd.mm.yyyy',
  time: 'hh:mm',
  number: undefined,
  money: '#,##0 "₽"',
};

/** Maximum length of a text; Excel reports a file with a longer text as broken. */
const LENGTH_MAX = 32_767;

/** A cell in the format of write-excel-file. */
type ExcelCell = {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
} | null;

/** The day number of a date, or the fraction of a day for a time; null for any other text. */
function toSerial(kind: ColumnKind, text: string): number | null {
  if (kind === 'date' && isRealDate(text) && text >= FIRST_DATE)
    return (Date.parse(text) - EPOCH_MS) / DAY_MS;
  if (kind === 'time' && isTime(text)) return toMinutes(text) / DAY_MINUTES;
  return null;
}

/**
 * write-excel-file uses texts as keys of a plain object, where «constructor» is an inherited member. A space at the end
 * avoids this.
 */
const escapeMemberName = (text: string): string => (text in {} ? `${text} ` : text);

const toCellText = (value: SheetValue): string =>
  escapeMemberName(String(value).slice(0, LENGTH_MAX));

/**
 * Converts a value so that a spreadsheet can compute and sort it (COMFORT-40). A date becomes a day number, a time a
 * fraction of a day. Any other value is a text, never a formula.
 */
export function toExcelCell(kind: ColumnKind, value: SheetValue): ExcelCell {
  if (value === null || value === '') return null;
  const count = typeof value === 'number' ? value : toSerial(kind, value);
  if (count === null) return { value: toCellText(value), type: String, format: '@' };
  const format = FORMATS[kind];
  return { value: count, type: Number, ...(format && { format }) };
}

/** Creates the cells of the first row (COMFORT-40). */
export const toExcelHeaders = (headers: readonly SheetColumnHead[]): ExcelCell[] =>
  headers.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }));

const WIDTH_MAX = 48;
/** Extra width of a column in characters, for the cell's margins and bold letters. */
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
