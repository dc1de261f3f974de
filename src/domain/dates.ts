import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * The day an instant falls on in a time zone (RULE-13).
 * @param instant ms since the epoch, or an ISO text
 * @param zone IANA name, such as Europe/Moscow
 * @returns yyyy-MM-dd
 * @throws RangeError for an invalid instant or an unknown zone
 */
export function dayOf(instant: number | string, zone: string): string {
  const moment = dayjs(instant);
  if (!moment.isValid()) throw new RangeError(`Invalid instant: ${instant}`);
  return moment.tz(zone).format('YYYY-MM-DD');
}

/** Whether the text is yyyy-MM-dd and names a day that exists. */
export function isRealDate(text: string): boolean {
  return dayjs(text, 'YYYY-MM-DD', true).isValid();
}

/** Whether the text is an IANA time zone that this runtime knows. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
