import { addDays, listDaysOfWeek } from './dates';
import { formatWeekday } from './shortDate';

const SATURDAY = 5;
const WEEK = 7;

type QuickDateOption = { label: string; /** Day of the instant, yyyy-MM-dd. */ date: string };

/**
 * The most frequent days: today, tomorrow, the nearest Saturday if it is neither, and a week from today (DESK-23).
 * @param today yyyy-MM-dd in the club's time zone
 */
export function listQuickDates(today: string): QuickDateOption[] {
  const tomorrow = addDays(today, 1);
  const thisSaturday = listDaysOfWeek(today)[SATURDAY]!;
  const saturday = thisSaturday < today ? addDays(thisSaturday, WEEK) : thisSaturday;
  return [
    { label: 'Сегодня', date: today },
    { label: 'Завтра', date: tomorrow },
    ...(saturday > tomorrow
      ? [{ label: `${formatWeekday(saturday)}\u00a0${Number(saturday.slice(-2))}`, date: saturday }]
      : []),
    { label: 'Через неделю', date: addDays(today, WEEK) },
  ];
}
