import { isDateForm, parseInstant } from '../../../../domain/dates/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../domain/dates/durations';
import {
  UNCOMPUTED_FORMULA_TEXT,
  validateErrorCell,
} from '../../../../domain/importing/errorCells';
import type { ExcelMomentFormat } from './excelStyles';

/** A cell as it stands in a sheet: its type and its style, and the text of its value. */
export type RawCell = { type: string; style: number; value: string | null; isFormula: boolean };

/** What the cells of all sheets of a file refer to. */
export type ExcelContext = {
  sharedStrings: readonly string[];
  formats: readonly ExcelMomentFormat[];
  is1904: boolean;
};

/** Day 0 of a spreadsheet: a time of day alone is a time of that day, or of the next one. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904_MS = Date.UTC(1904, 0, 1);
/** Days that programs write with a time of day alone. */
const ZERO_DAYS = new Set(['1899-12-30', '1899-12-31', '1904-01-01']);
const CALENDAR_END_MS = Date.UTC(10_000, 0, 1);
/** What a spreadsheet shows for a number that no calendar reaches. */
const NO_DAY = '########';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
/** So many figures of a number a spreadsheet shows; the others come of counting in halves. */
const PRECISION = 15;
/** Whatever stands behind the time, a spreadsheet shows it as it is written. */
const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])T?(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[-+]\d{2}:?\d{2})?)?$/;

/** The errors of a spreadsheet, as a Russian one calls them. */
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

/** A line break and others that XML has no sign for are written so. */
export const unescapeExcelText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const formatDigits = (value: number): string => String(value).padStart(2, '0');

/** @param zero the day from which the file counts, ms */
function formatMoment(exact: number, format: NonNullable<ExcelMomentFormat>, zero: number): string {
  // A part of a day is hardly ever an exact number of milliseconds.
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

/** Of a day or a time that does not exist the text stays. */
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
 * COMFORT-50: what a cell of a spreadsheet shows, as text. A number gets a comma, which a Russian
 * spreadsheet expects when it is given back.
 */
export function formatRawCell(
  { type, style, value, isFormula }: RawCell,
  context: ExcelContext,
): string {
  const text = value ?? '';
  const word = text.trim();
  const format = context.formats[style] ?? null;
  const zero = context.is1904 ? DAY_ZERO_1904_MS : DAY_ZERO_MS;
  // A text that a formula makes may be empty, but then it is there.
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
