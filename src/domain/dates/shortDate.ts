import { formatOrRaw } from '../lib/formatOrRaw';
import { toDay, isRealDate } from './dates';

/** Day, month and year of a real date, yyyy-MM-dd. */
function splitDate(date: string): string[] {
  if (!isRealDate(date)) throw new RangeError(`Invalid date: ${date}`);
  return date.split('-').reverse();
}

/**
 * «05.06.2026» (LIST-10).
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export const formatShortDate = (date: string): string => splitDate(date).join('.');

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];

/**
 * «пт» (LIST-10).
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export const formatWeekday = (date: string): string => {
  splitDate(date);
  return WEEKDAYS[new Date(date).getUTCDay()]!;
};

/** The short date of an ISO instant in the club's time zone; falls back to the raw text. */
export const formatInstantShortDate = (instant: string, zone: string): string =>
  formatOrRaw(instant, (raw) => formatShortDate(toDay(raw, zone)));
