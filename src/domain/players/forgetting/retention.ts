import dayjs from 'dayjs';

/**
 * The first day of the retention period. The club offers to forget players who have attended no tournament since then
 * (PLAYER-74).
 * @param today yyyy-MM-dd in the club's time zone
 * @returns yyyy-MM-dd
 */
export const getRetentionStart = (today: string, months: number): string =>
  dayjs(today).subtract(months, 'month').format('YYYY-MM-DD');
