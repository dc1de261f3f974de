import { dayOf, msOf } from './dates';
import { shown } from './format';
import { formatLongDate } from './longDate';

/** HH:MM of an ISO instant in a time zone. */
const timeOf = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('ru', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(msOf(instant));

/**
 * «21 ноября 2026, 14:05» for an ISO instant in the club's time zone; falls back to the raw text
 * (FORMAT-2, RULE-13).
 * @param zone IANA name
 */
export const shownInstantOf = (instant: string, zone: string): string =>
  shown(instant, (raw) => `${formatLongDate(dayOf(raw, zone))}, ${timeOf(raw, zone)}`);
