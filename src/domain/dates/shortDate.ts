import { formatOrRaw } from '../lib/formatOrRaw';
import { toDay, isRealDate } from './dates';

/** Splits a real date, yyyy-MM-dd, into day, month and year. */
function splitDate(date: string): string[] {
  if (!isRealDate(date)) throw new RangeError(`Invalid date: ${date}`);
  return date.split('-').reverse();
}

/**
 * Returns «05.06.2026» (LIST-10).
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export const formatShortDate = (date: string): string => splitDate(date).join('.');

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];

/**
 * Returns «пт» (LIST-10).
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export const formatWeekday = (date: string): string => {
  splitDate(date);
  return WEEKDAYS[new Date(date).getUTCDay()]!;
};

/** The short date of an ISO instant in the club's time zone; an invalid text is returned unchanged. */
export const formatInstantShortDate = (instant: string, zone: string): string =>
  formatOrRaw(instant, (raw) => formatShortDate(toDay(raw, zone)));
