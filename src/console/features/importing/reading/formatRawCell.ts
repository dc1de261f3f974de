import { isDateForm, parseInstant } from '../../../../domain/dates/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../domain/dates/durations';
import {
  UNCOMPUTED_FORMULA_TEXT,
  validateErrorCell,
} from '../../../../domain/importing/errorCells';
import type { ExcelMomentFormat } from './excelStyles';

export type RawCell = { type: string; style: number; value: string | null; isFormula: boolean };

/** Parts of a file that the cells of all sheets refer to. */
export type ExcelContext = {
  sharedStrings: readonly string[];
  formats: readonly ExcelMomentFormat[];
  is1904: boolean;
};

/** Day 0 of a spreadsheet. A time of day alone belongs to that day or the next one. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904_MS = Date.UTC(1904, 0, 1);
/** Days that programs write with a time of day alone. */
const ZERO_DAYS = new Set(['1899-12-30', '1899-12-31', '1904-01-01']);
const CALENDAR_END_MS = Date.UTC(10_000, 0, 1);
/** Shown by a spreadsheet for a number outside the calendar. */
const NO_DAY = '########';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
/** Digits that a spreadsheet shows. Later ones are errors of binary arithmetic. */
const PRECISION = 15;
/** A spreadsheet ignores the zone after the time, so it is matched and dropped. */
const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])T?(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[-+]\d{2}:?\d{2})?)?$/;

/** Names of the errors in a Russian spreadsheet. */
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

/** Excel escapes line breaks and other signs unknown to XML in the form `_x000A_`. */
export const unescapeExcelText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const formatDigits = (value: number): string => String(value).padStart(2, '0');

/** @param zero the day from which the file counts, ms */
function formatMoment(exact: number, format: NonNullable<ExcelMomentFormat>, zero: number): string {
  // A part of a day is rarely an exact number of milliseconds.
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

/** Keeps the text of a day or a time that does not exist. */
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

/** Text that a spreadsheet shows for a cell. A number gets a comma, as a Russian spreadsheet expects (COMFORT-50). */
export function formatRawCell(
  { type, style, value, isFormula }: RawCell,
  context: ExcelContext,
): string {
  const text = value ?? '';
  const word = text.trim();
  const format = context.formats[style] ?? null;
  const zero = context.is1904 ? DAY_ZERO_1904_MS : DAY_ZERO_MS;
  // A formula's text may be empty, but a computed one is present.
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
