import { isRealDate } from '../dates/dates';
import { formatShortDate } from '../dates/shortDate';
import { isPhone } from '../fields/phone';
import type { SheetColumnHead, ColumnKind, SheetValue } from './sheet';

/** Byte order mark, by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** Separator that Excel expects where the decimal sign is a comma, as in Russian. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** First sign of a formula, including full-width signs. Apostrophes of the text itself may precede it. */
const FORMULA = String.raw`[=+\-@＝＋－＠]`;
const BLANK = String.raw`[^\S\t\r\n]`;
const AT_START = `'*(?:[\\t\\r\\n]|${BLANK}*${FORMULA})`;
/** Quotes do not neutralise a formula: CSV doubles them and readers treat the pair as an empty string. */
const WITHIN = `'*(?:${BLANK}|")*${FORMULA}`;
/** Signs at which a program may split a text into cells: comma, tab, line break. */
const BORDER = String.raw`[,\t\r\n]`;

const FORMULA_AT_START = new RegExp(`^(?=${AT_START})`);
const FORMULA_WITHIN = new RegExp(`${BORDER}(?=${WITHIN})`, 'g');
const ESCAPED_AT_START = new RegExp(`^'(?=${AT_START})`);
const ESCAPED_WITHIN = new RegExp(`(${BORDER})'(?=${WITHIN})`, 'g');

/** Inserts an apostrophe wherever a spreadsheet would recognise a formula (COMFORT-12). */
export const escapeFormula = (text: string): string =>
  // A phone begins with a plus, but contains no cell, function or command.
  isPhone(text) ? text : text.replace(FORMULA_AT_START, "'").replace(FORMULA_WITHIN, "$&'");

/** Reverts escapeFormula (COMFORT-50). */
export const unescapeFormula = (text: string): string =>
  text.replace(ESCAPED_AT_START, '').replace(ESCAPED_WITHIN, '$1');

/** Texts with commas and tabs are quoted too, because some programs use these as separators. */
const quote = (text: string): string =>
  /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const escapeCell = (text: string): string => quote(escapeFormula(text));

function formatCell(kind: ColumnKind, value: SheetValue): string {
  // Numbers get a decimal comma: a Russian spreadsheet would read «4.5» as the fourth of May.
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value ?? '';
  return kind === 'date' && isRealDate(text) ? formatShortDate(text) : escapeCell(text);
}

const joinLine = (cells: readonly string[]): string => cells.join(SEPARATOR) + LINE_END;

/** Builds the rows of a table as lines of a CSV file (COMFORT-12). */
export const buildCsvLines = (
  headers: readonly SheetColumnHead[],
  rows: readonly (readonly SheetValue[])[],
): string =>
  rows
    .map((row) => joinLine(row.map((value, at) => formatCell(headers[at]!.kind, value))))
    .join('');

/**
 * Builds a CSV file for Russian spreadsheets: byte order mark, semicolons, CRLF, dates as dd.MM.yyyy (COMFORT-12). Each
 * possible formula gets an apostrophe.
 */
export const buildCsv = (
  headers: readonly SheetColumnHead[],
  rows: readonly (readonly SheetValue[])[],
): string =>
  BYTE_ORDER_MARK +
  joinLine(headers.map(({ name }) => escapeCell(name))) +
  buildCsvLines(headers, rows);
