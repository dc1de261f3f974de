import dayjs from 'dayjs';

/**
 * PLAYER-74: who was in no tournament on this day or since is to be offered for forgetting.
 * @param today yyyy-MM-dd in the club's time zone
 */
export const getRetentionStart = (today: string, months: number): string =>
  dayjs(today).subtract(months, 'month').format('YYYY-MM-DD');
