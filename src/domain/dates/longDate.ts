import dayjs from 'dayjs';
import 'dayjs/locale/ru.js';
import { formatOrRaw } from '../lib/formatOrRaw';
import { toDay, isRealDate } from './dates';

/**
 * Returns «05 июня 2026», with no-break spaces (FORMAT-2).
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export function formatLongDate(date: string): string {
  if (!isRealDate(date)) throw new RangeError(`Invalid date: ${date}`);
  return dayjs(date).locale('ru').format('DD\u00a0MMMM\u00a0YYYY');
}

/**
 * Returns «05 июня 2026, пятница» (DETAIL-4).
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export const formatLongDateWithWeekday = (date: string): string =>
  `${formatLongDate(date)}, ${dayjs(date).locale('ru').format('dddd')}`;

/**
 * The long date of an ISO instant in the club's time zone; an invalid text is returned unchanged (FORMAT-2, RULE-13).
 */
export const formatInstantLongDate = (instant: string, zone: string): string =>
  formatOrRaw(instant, (raw) => formatLongDate(toDay(raw, zone)));
