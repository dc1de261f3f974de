import { addDays } from '../dates/dates';
import { foldCell } from '../lib/foldText';

/** Names of each month, alone and after a day, as `foldCell` returns them. */
const MONTHS = [
  ...['январь января', 'февраль февраля', 'март марта', 'апрель апреля', 'май мая', 'июнь июня'],
  ...['июль июля', 'август августа', 'сентябрь сентября', 'октябрь октября', 'ноябрь ноября'],
  'декабрь декабря',
].map((names) => names.split(' '));
const MONTH_LETTERS_MIN = 3;
const WEEKDAY =
  'пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье';
const LEADING_WEEKDAY = new RegExp(`^(?:${WEEKDAY})[.,]? `);
const TRAILING_WEEKDAY = new RegExp(`,? \\(?(?:${WEEKDAY})[.)]?$`);

/** Day 0 of a spreadsheet, and the limits within which a bare number is a day of this century. */
const DAY_ZERO = '1899-12-30';
const SERIAL_MIN = 36_526;
const SERIAL_MAX = 73_050;

const DAY_MINUTES = 1440;

/**
 * Matches a time with a dash: «18-30» is 18:30, because 30 is no hour, and «18-00» is 18:00. But «18-20» is a range of
 * hours.
 */
const DASHED = /^(\d{1,2})-(00|2[4-9]|[3-5]\d)$/;

/** The date that programs write before a time without a date. */
const ZERO_DAY =
  /^(?:(?:1899-12-3[01]|1904-01-01|0001-01-01)[ t]|(?:3[01]\.12\.1899|0?1\.0?1\.(?:1904|0001)) )/;

/** Separators of a range, the least ambiguous first. */
const SEPARATORS = [/ до /, / ?[–—−] ?/, / - /, /-/];

const formatParts = (year: string, month: string, day: string): string =>
  [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

const formatValidTime = (hours: string, minutes = '00'): string | null =>
  Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;

/** The number of a month by its name or first letters; 0 for any other word. */
const findMonth = (word: string): number =>
  word.length < MONTH_LETTERS_MIN
    ? 0
    : MONTHS.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;

/**
 * Parses a day in common spellings: «28.11.2026», «28.11.26», «2026-11-28», «28-ноя-26», «сб, 28 ноября 2026 г.»
 * (COMFORT-51). Also parses a spreadsheet's day number.
 * @returns yyyy-MM-dd, even if no such day exists; null for any other text, or without a year
 */
export function parseDay(text: string): string | null {
  const day = foldCell(text)
    .replace(LEADING_WEEKDAY, '')
    .replace(TRAILING_WEEKDAY, '')
    .replace(/(\d) ?г(?:ода|\.)?$/, '$1');
  const named = /^(\d{1,2})[ ./-]([а-я]+)(?:\.? |[./-])(\d{4}|\d{2})$/.exec(day);
  if (named) {
    const month = findMonth(named[2]!);
    return month > 0 ? formatParts(named[3]!, String(month), named[1]!) : null;
  }
  const local = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(day);
  if (local) return formatParts(local[4]!, local[3]!, local[1]!);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day);
  if (iso) return formatParts(iso[1]!, iso[2]!, iso[3]!);
  const serial = /^\d{5}$/.test(day) ? Number(day) : 0;
  return serial >= SERIAL_MIN && serial <= SERIAL_MAX ? addDays(DAY_ZERO, serial) : null;
}

/**
 * Splits «28.11.2026 18:00» into day and time, and also a spreadsheet's number, «46354,75» (COMFORT-51). Drops
 * midnight, which spreadsheets add.
 */
export function splitDayAndTime(text: string): { day: string; time: string } {
  const [, days, part] = /^(\d{5})[.,](?!0+$)(\d+)$/.exec(text.trim()) ?? [];
  if (days && part) return { day: days, time: parseTime(`0,${part}`) ?? part };
  const [, day, time] =
    /^(.*\d(?: ?г\.?)?)(?:,? (?:в )?|[TТт])(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)$/i.exec(
      text.trim(),
    ) ?? [];
  if (!day || !time) return { day: text, time: '' };
  return { day, time: /^0?0:00/.test(time) ? '' : time };
}

/**
 * Parses a time in common spellings: «9», «9:00», «09.00», «0900», «18-30», «18:30:00», «18 ч 30 мин» (COMFORT-51).
 * Also parses a spreadsheet's fraction of a day.
 * @returns HH:MM; null for any other text
 */
export function parseTime(text: string): string | null {
  const time = foldCell(text).replace(ZERO_DAY, '');
  const [, hours, minutes] =
    /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:[.,]\d+)?)?)?$/.exec(time) ??
    /^(\d{2})(\d{2})$/.exec(time) ??
    DASHED.exec(time) ??
    /^(\d{1,2}) ?ч\.?(?: ?(\d{2}) ?(?:м|мин)?\.?)?$/.exec(time) ??
    [];
  if (hours) return formatValidTime(hours, minutes);
  if (!/^0(?:,\d+|\.\d{3,})$/.test(time)) return null;
  const count = Math.round(Number(time.replace(',', '.')) * DAY_MINUTES);
  return formatValidTime(String(Math.floor(count / 60)), String(count % 60).padStart(2, '0'));
}

/** Splits «18:00–20:00» or «с 18 до 20» into two texts; null for any other text (COMFORT-51). */
export function parseTimeRange(text: string): [from: string, to: string] | null {
  const range = foldCell(text).replace(/^(?:от|с) /, '');
  if (DASHED.test(range)) return null;
  for (const separator of SEPARATORS) {
    const [from, to, ...others] = range.split(separator).map((end) => end.trim());
    if (from && to && others.length === 0) return [from, to];
  }
  return null;
}
