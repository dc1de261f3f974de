import { dayOf, msOf } from './dates';
import { shown } from './format';
import { formatLongDate } from './longDate';

/** HH:MM of an instant, ms since the epoch, in a time zone. */
const timeOf = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('ru', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);

/**
 * «21 ноября 2026, 14:05» for an ISO instant in the club's time zone; falls back to the raw text
 * (FORMAT-2, RULE-13).
 * @param zone IANA name
 */
export const shownInstantOf = (instant: string, zone: string): string =>
  shown(instant, (raw) => `${formatLongDate(dayOf(raw, zone))}, ${timeOf(msOf(raw), zone)}`);

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
const aheadAt = (instant: number, zone: string): number =>
  Date.parse(`${dayOf(instant, zone)}T${timeOf(instant, zone)}Z`) - instant;

/**
 * The instant, ms since the epoch, at which a zone's clocks show a time of a day. Of two such instants
 * it is one; what the clocks skip is moved by what they skip.
 * @param day yyyy-MM-dd
 * @param time HH:MM
 * @param zone IANA name
 */
export function instantOf(day: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The clocks may change between the first guess and the instant itself.
  const guess = asUtc - aheadAt(asUtc, zone);
  return asUtc - aheadAt(guess, zone);
}
