import { isDateForm, parseInstant } from '../../../../domain/dates/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../domain/dates/durations';
import {
  UNCOMPUTED_FORMULA_TEXT,
  validateErrorCell,
} from '../../../../domain/importing/errorCells';
import type { ExcelMomentFormat } from './excelStyles';

export type RawCell = { type: string; style: number; value: string | null; isFormula: boolean };

/** Parts of a file to which the cells of all sheets refer. */
export type ExcelContext = {
  sharedStrings: readonly string[];
  formats: readonly ExcelMomentFormat[];
  is1904: boolean;
};

/** Day 0 of a spreadsheet. A time without a date is stored as a moment of that day or the next one. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904_MS = Date.UTC(1904, 0, 1);
/** Dates that programs write for a time without a date. */
const ZERO_DAYS = new Set(['1899-12-30', '1899-12-31', '1904-01-01']);
const CALENDAR_END_MS = Date.UTC(10_000, 0, 1);
/** A spreadsheet shows this for a number outside the calendar. */
const NO_DAY = '########';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
/** Number of digits that a spreadsheet shows. Further digits are rounding errors of binary arithmetic. */
const PRECISION = 15;
/** The zone after the time is matched and dropped, as spreadsheets ignore it. */
const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])T?(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[-+]\d{2}:?\d{2})?)?$/;

/** Names of errors in a Russian spreadsheet. */
const ERROR_NAMES: Record<string, string> = {
  '#N/A': '#Н/Д',
  '#DIV/0!': '#ДЕЛ/0!',
  '#VALUE!': '#ЗНАЧ!',
  '#REF!': '#ССЫЛКА!',
  '#NAME?': '#ИМЯ?',
  '#NUM!': '#ЧИСЛО!',
  '#NULL!': '#ПУСТО!',
};
const OTHER_ERROR = '#ОШИБКА!';

/** Excel escapes line breaks and signs that XML does not allow as `_x000A_`. */
export const unescapeExcelText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const formatDigits = (value: number): string => String(value).padStart(2, '0');

/** @param zero the day from which the file counts, in ms since the epoch */
function formatMoment(exact: number, format: NonNullable<ExcelMomentFormat>, zero: number): string {
  // A fraction of a day is rarely an exact number of milliseconds, so it is rounded to seconds.
  const moment = Math.round(exact / SECOND_MS) * SECOND_MS;
  if (!(moment >= zero && moment < CALENDAR_END_MS)) return NO_DAY;
  if (format === 'elapsed') {
    const [hours, rest] = [Math.floor((moment - zero) / HOUR_MS), (moment - zero) % HOUR_MS];
    return `${formatDigits(hours)}:${formatDigits(Math.floor(rest / MINUTE_MS))}`;
  }
  const [date, time] = new Date(moment).toISOString().split('T') as [string, string];
  const [day, minutes] = [date.split('-').reverse().join('.'), time.slice(0, 5)];
  if (format === 'time' || (format === 'moment' && moment - zero < 2 * DAY_MS)) return minutes;
  return format === 'day' || minutes === '00:00' ? day : `${day} ${minutes}`;
}

function formatNumber(value: string, format: ExcelMomentFormat, zero: number): string {
  if (!NUMBER.test(value)) return value;
  const number = Number(value);
  if (format) return formatMoment(zero + number * DAY_MS, format, zero);
  return String(Number(number.toPrecision(PRECISION))).replace('.', ',');
}

/** Formats an ISO date or time; a text that is no valid date or time stays unchanged. */
function formatIso(value: string, format: ExcelMomentFormat, zero: number): string {
  const [matched, day = '', time = '00:00'] = ISO_MOMENT.exec(value) ?? [];
  const isTimeAlone = day === '' || ZERO_DAYS.has(day);
  const exact = isTimeAlone
    ? zero + parseInstant(`1970-01-01T${time}`)
    : parseInstant(`${day}T${time}`);
  if (!matched || Number.isNaN(exact)) return value;
  return formatMoment(exact, format ?? (isDateForm(value) ? 'day' : 'moment'), zero);
}

function getSharedString(strings: readonly string[], index: string): string {
  const text = /^\d+$/.test(index) ? strings[Number(index)] : undefined;
  if (text === undefined) throw new Error('no such shared string');
  return text;
}

/**
 * The text that a spreadsheet shows for a cell. Numbers get a decimal comma, as in a Russian spreadsheet (COMFORT-50).
 */
export function formatRawCell(
  { type, style, value, isFormula }: RawCell,
  context: ExcelContext,
): string {
  const text = value ?? '';
  const word = text.trim();
  const format = context.formats[style] ?? null;
  const zero = context.is1904 ? DAY_ZERO_1904_MS : DAY_ZERO_MS;
  // The text of a computed formula may be empty; only an absent value means that the formula was not computed.
  if (isFormula && (type === 'str' ? value === null : word === '')) return UNCOMPUTED_FORMULA_TEXT;
  switch (type) {
    case 'e':
      return ERROR_NAMES[word.toUpperCase()] ?? (validateErrorCell(word) ? word : OTHER_ERROR);
    case 's':
      return word === '' ? '' : getSharedString(context.sharedStrings, word);
    case 'b':
      return word.replace(/^(?:1|true)$/i, 'да').replace(/^(?:0|false)$/i, 'нет');
    case 'd':
      return formatIso(word, format, zero);
    case 'n':
      return formatNumber(word, format, zero);
    default:
      return unescapeExcelText(text);
  }
}
