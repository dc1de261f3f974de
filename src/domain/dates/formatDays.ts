import dayjs from 'dayjs';
import 'dayjs/locale/ru.js';

/** Weekdays from Monday: the short name for a column, and the full name for screen readers. */
export const WEEKDAYS = [
  ['пн', 'понедельник'],
  ['вт', 'вторник'],
  ['ср', 'среда'],
  ['чт', 'четверг'],
  ['пт', 'пятница'],
  ['сб', 'суббота'],
  ['вс', 'воскресенье'],
] as const;

const WHOLE = 'D\u00a0MMMM\u00a0YYYY';

const formatRussian = (day: string, pattern: string): string =>
  dayjs(day).locale('ru').format(pattern);

/** Returns «ноябрь 2026» for a day yyyy-MM-dd. */
export const formatMonth = (day: string): string => formatRussian(day, 'MMMM YYYY');

/** Returns «5 декабря» for a day yyyy-MM-dd. */
export const formatDay = (day: string): string => formatRussian(day, 'D MMMM');

/** Returns «суббота, 5 декабря 2026» for a day yyyy-MM-dd. */
export const formatFullDay = (day: string): string => formatRussian(day, 'dddd, D MMMM YYYY');

/** Returns «Среда, 25 ноября» for a day yyyy-MM-dd, with the year when it differs from that of `today`. */
export const formatDayHeading = (day: string, today: string): string => {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const text = formatRussian(day, isThisYear ? 'dddd, D\u00a0MMMM' : `dddd, ${WHOLE}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns «5» for a day yyyy-MM-dd. */
export const formatDayNumber = (day: string): string => formatRussian(day, 'D');

/**
 * Returns «16 – 22 ноября 2026» for the days of a week; it wraps only after the dash. If the month or year changes,
 * both are written.
 */
export function formatWeek(days: readonly string[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const isSame = (length: number) => first.slice(0, length) === last.slice(0, length);
  const pattern = isSame(7) ? 'D' : isSame(4) ? 'D\u00a0MMMM' : WHOLE;
  return `${formatRussian(first, pattern)}\u00a0– ${formatRussian(last, WHOLE)}`;
}
