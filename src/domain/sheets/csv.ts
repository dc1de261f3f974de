import { isRealDate } from '../dates/dates';
import { formatShortDate } from '../dates/shortDate';
import { isPhone } from '../fields/phone';
import type { SheetColumnHead, ColumnKind, SheetValue } from './sheet';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** What Excel expects between the cells where commas are decimal, as in Russian. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What begins a formula, full-width signs among it; apostrophes of the text's own may stand before it. */
const FORMULA = String.raw`[=+\-@＝＋－＠]`;
const BLANK = String.raw`[^\S\t\r\n]`;
const AT_START = `'*(?:[\\t\\r\\n]|${BLANK}*${FORMULA})`;
/** Quotes before a formula protect from nothing: ours are doubled, and a reader takes two for an empty text. */
const WITHIN = `'*(?:${BLANK}|")*${FORMULA}`;
/** Where a program that splits at commas, tabs or line breaks begins a new cell. */
const BORDER = String.raw`[,\t\r\n]`;

const FORMULA_AT_START = new RegExp(`^(?=${AT_START})`);
const FORMULA_WITHIN = new RegExp(`${BORDER}(?=${WITHIN})`, 'g');
const ESCAPED_AT_START = new RegExp(`^'(?=${AT_START})`);
const ESCAPED_WITHIN = new RegExp(`(${BORDER})'(?=${WITHIN})`, 'g');

/** COMFORT-12: a text with an apostrophe wherever a spreadsheet would take what follows for a formula. */
export const escapeFormula = (text: string): string =>
  // A phone begins with a plus, but names no cell, function or command.
  isPhone(text) ? text : text.replace(FORMULA_AT_START, "'").replace(FORMULA_WITHIN, "$&'");

/** COMFORT-50: a text as it was before it was escaped. */
export const unescapeFormula = (text: string): string =>
  text.replace(ESCAPED_AT_START, '').replace(ESCAPED_WITHIN, '$1');

/** Commas and tabs too: where one stands bare, programs may take it for the separator. */
const quote = (text: string): string =>
  /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const escapeCell = (text: string): string => quote(escapeFormula(text));

function formatCell(kind: ColumnKind, value: SheetValue): string {
  // Plain, with a comma: of «4.5» a Russian spreadsheet makes the fourth of May.
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value ?? '';
  return kind === 'date' && isRealDate(text) ? formatShortDate(text) : escapeCell(text);
}

const joinLine = (cells: readonly string[]): string => cells.join(SEPARATOR) + LINE_END;

/** COMFORT-12: rows of a table as the lines of its file. */
export const buildCsvLines = (
  headers: readonly SheetColumnHead[],
  rows: readonly (readonly SheetValue[])[],
): string =>
  rows
    .map((row) => joinLine(row.map((value, at) => formatCell(headers[at]!.kind, value))))
    .join('');

/**
 * COMFORT-12: a table as a file for Russian spreadsheets: a byte order mark, semicolons, CRLF; dates as
 * dd.MM.yyyy. What would be a formula gets an apostrophe before it.
 */
export const buildCsv = (
  headers: readonly SheetColumnHead[],
  rows: readonly (readonly SheetValue[])[],
): string =>
  BYTE_ORDER_MARK +
  joinLine(headers.map(({ name }) => escapeCell(name))) +
  buildCsvLines(headers, rows);
