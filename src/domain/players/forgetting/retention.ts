import dayjs from 'dayjs';

/**
 * The day since which a person must have attended a tournament, else the club offers to forget them (PLAYER-74).
 * @param today yyyy-MM-dd in the club's time zone
 * @returns yyyy-MM-dd
 */
export const getRetentionStart = (today: string, months: number): string =>
  dayjs(today).subtract(months, 'month').format('YYYY-MM-DD');
