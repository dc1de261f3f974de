import { isRealDate } from './dates';
import { formatShortDate } from './format';
import type { Head, Kind, Value } from './sheet';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** What Excel expects between the cells where commas are decimal, as in Russian. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula, full-width signs among it. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
/** RULE-11: it begins with a plus, but names no cell, function or command. */
const PHONE = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/;

const inert = (text: string): string =>
  FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;

/** A tab too: where one stands bare, programs take it for the separator. */
const quoted = (text: string): string =>
  /[";\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const safe = (text: string): string => quoted(inert(text));

function cellOf(kind: Kind, value: Value): string {
  // Plain, with a comma: of «4.5» a Russian spreadsheet makes the fourth of May.
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value ?? '';
  return kind === 'date' && isRealDate(text) ? formatShortDate(text) : safe(text);
}

const lineOf = (cells: readonly string[]): string => cells.join(SEPARATOR) + LINE_END;

/** COMFORT-12: rows of a table as the lines of its file. */
export const csvLines = (heads: readonly Head[], rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => lineOf(row.map((value, at) => cellOf(heads[at]!.kind, value)))).join('');

/**
 * COMFORT-12: a table as a file for Russian spreadsheets: a byte order mark, semicolons, CRLF; dates as
 * dd.MM.yyyy. A text that would be a formula gets an apostrophe before it.
 */
export const csvOf = (heads: readonly Head[], rows: readonly (readonly Value[])[]): string =>
  BYTE_ORDER_MARK + lineOf(heads.map(({ name }) => safe(name))) + csvLines(heads, rows);
