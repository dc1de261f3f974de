import { formatDay } from '../dates/formatDays';
import { formatWeekday } from '../dates/shortDate';
import { formatTimeRange } from '../dates/time';
import { formatOrRaw } from '../lib/formatOrRaw';
import type { Tournament } from '../tournament/tournament';

/**
 * Returns «сб, 28 ноября, 18:00 – 20:00», with the year if it differs from the current one.
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
