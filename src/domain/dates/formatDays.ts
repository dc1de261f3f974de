import dayjs from 'dayjs';
import 'dayjs/locale/ru.js';

/** From Monday: the heading of a column, and its full name for reading out. */
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

/** «ноябрь 2026» for a day yyyy-MM-dd. */
export const formatMonth = (day: string): string => formatRussian(day, 'MMMM YYYY');

/** «5 декабря» for a day yyyy-MM-dd. */
export const formatDay = (day: string): string => formatRussian(day, 'D MMMM');

/** «суббота, 5 декабря 2026» for a day yyyy-MM-dd. */
export const formatFullDay = (day: string): string => formatRussian(day, 'dddd, D MMMM YYYY');

/** «Среда, 25 ноября» for a day yyyy-MM-dd, with the year when it differs from that of `today`. */
export const formatDayHeading = (day: string, today: string): string => {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const text = formatRussian(day, isThisYear ? 'dddd, D\u00a0MMMM' : `dddd, ${WHOLE}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** «5» for a day yyyy-MM-dd. */
export const formatDayNumber = (day: string): string => formatRussian(day, 'D');

/**
 * «16 – 22 ноября 2026» for the days of a week; breaks only after the dash. A month or year that changes is written
 * twice.
 */
export function formatWeek(days: readonly string[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const isSame = (length: number) => first.slice(0, length) === last.slice(0, length);
  const pattern = isSame(7) ? 'D' : isSame(4) ? 'D\u00a0MMMM' : WHOLE;
  return `${formatRussian(first, pattern)}\u00a0– ${formatRussian(last, WHOLE)}`;
}
