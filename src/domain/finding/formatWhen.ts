import { formatDay } from '../calendarFormat';
import { formatWeekday, formatOrRaw } from '../format';
import { formatTimeRange } from '../time';
import type { Tournament } from '../tournament';

/**
 * «сб, 28 ноября, 18:00 – 20:00», with the year where it is not this one.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function formatWhen(
  { date, start_time, end_time }: Pick<Tournament, 'date' | 'start_time' | 'end_time'>,
  today: string,
): string {
  const year = date.slice(0, 4);
  const day = formatOrRaw(
    date,
    () => `${formatWeekday(date)}, ${formatDay(date)}${today.startsWith(year) ? '' : ` ${year}`}`,
  );
  return `${day}, ${formatTimeRange(start_time, end_time)}`;
}
