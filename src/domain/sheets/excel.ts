import { DAY_MS } from '../dates/durations';
import { isRealDate } from '../dates/dates';
import type { SheetColumnHead, ColumnKind, SheetValue } from './sheet';
import { isTime, toMinutes } from '../dates/time';

const DAY_MINUTES = 1440;
/** Excel's day 0. It is a day early, because Excel counts a 29 February 1900 that never was. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** Earlier ones a spreadsheet counts otherwise, or not at all. */
const FIRST_DATE = '1900-03-01';

/** Excel's own notation, which does not depend on the reader's language. */
const FORMATS: Record<ColumnKind, string | undefined> = {
  text: '@',
  date: 'dd.mm.yyyy',
  time: 'hh:mm',
  number: undefined,
  money: '#,##0 "₽"',
};

/** A file with a longer text in a cell is a broken one to Excel. */
const LENGTH_MAX = 32_767;

/** A cell as write-excel-file takes it. */
type ExcelCell = {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
} | null;

/** What a spreadsheet counts with: days, and parts of a day. Null for a text that is neither. */
function toSerial(kind: ColumnKind, text: string): number | null {
  if (kind === 'date' && isRealDate(text) && text >= FIRST_DATE)
    return (Date.parse(text) - EPOCH_MS) / DAY_MS;
  if (kind === 'time' && isTime(text)) return toMinutes(text) / DAY_MINUTES;
  return null;
}

/**
 * write-excel-file keeps its texts in a plain object, where «constructor» would find a member of every
 * object; a space at the end avoids that.
 */
const escapeMemberName = (text: string): string => (text in {} ? `${text} ` : text);

const toCellText = (value: SheetValue): string =>
  escapeMemberName(String(value).slice(0, LENGTH_MAX));

/**
 * COMFORT-41: a value as a spreadsheet counts and sorts it: a date by its day, a time as a part of one.
 * Whatever else is a text, which is never taken for a formula.
 */
export function toExcelCell(kind: ColumnKind, value: SheetValue): ExcelCell {
  if (value === null || value === '') return null;
  const count = typeof value === 'number' ? value : toSerial(kind, value);
  if (count === null) return { value: toCellText(value), type: String, format: '@' };
  const format = FORMATS[kind];
  return { value: count, type: Number, ...(format && { format }) };
}

/** COMFORT-41: the first row. */
export const toExcelHeaders = (headers: readonly SheetColumnHead[]): ExcelCell[] =>
  headers.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }));

const WIDTH_MAX = 48;
/** What the cell's edges take, and a bold letter more than another. */
const WIDTH_MORE = 3;

/** COMFORT-41: as many characters as a column needs, within reason. */
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
