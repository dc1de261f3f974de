import { addDays, listDaysOfWeek } from './dates';
import { formatWeekday } from './shortDate';

const SATURDAY = 5;
const WEEK = 7;

type QuickDateOption = { label: string; /** yyyy-MM-dd. */ date: string };

/**
 * DESK-23: the days that are chosen most, in one press each: today, tomorrow, the nearest Saturday where it is
 * neither of them, and a week from today.
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
