/**
 * Returns «21 ноября, 14:05».
 * @param instant ms since the epoch
 * @param zone IANA name
 */
export function formatMoment(instant: number, zone: string): string {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru', { ...options, timeZone: zone }).format(instant);
  const day = formatPart({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0');
  return `${day}, ${formatPart({ hour: '2-digit', minute: '2-digit' })}`;
}

/**
 * Returns «14:05» for an instant of today, otherwise the result of `formatMoment`.
 * @param instant ms since the epoch, less than a year before `now`
 * @param now ms since the epoch
 * @param zone IANA name
 */
export function formatRecentMoment(instant: number, now: number, zone: string): string {
  const moment = formatMoment(instant, zone);
  const [day = '', time = ''] = moment.split(', ');
  return formatMoment(now, zone).startsWith(`${day}, `) ? time : moment;
}
