import { DAY_MS } from './durations';
import { toDay, parseInstant } from './dates';
import { formatOrRaw } from '../lib/formatOrRaw';
import { formatLongDate } from './longDate';
import { createZoneFormatterLookup } from './zoneFormatters';

const getFormatter = createZoneFormatterLookup('ru', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** HH:MM of an instant, ms since the epoch, in a time zone. */
export const formatInstantTime = (instant: number, zone: string): string =>
  getFormatter(zone).format(instant);

/**
 * «21 ноября 2026, 14:05» for an ISO instant in the club's time zone; falls back to the raw text
 * (FORMAT-2, RULE-13).
 * @param zone IANA name
 */
export const formatDateTime = (instant: string, zone: string): string =>
  formatOrRaw(
    instant,
    (raw) => `${formatLongDate(toDay(raw, zone))}, ${formatInstantTime(parseInstant(raw), zone)}`,
  );

/** A day as `Date.parse` takes it: the last evening of 9999 is a morning of the year 10000 elsewhere. */
const toParsedDay = (day: string): string => (/^\d{5}/.test(day) ? `+0${day}` : day);

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
const computeAhead = (instant: number, zone: string): number =>
  Date.parse(`${toParsedDay(toDay(instant, zone))}T${formatInstantTime(instant, zone)}Z`) - instant;

/** What is known of all zones together; some years of days. */
const STORED_MAX = 5_000;
/** By zone, and by the beginning of the day in UTC. */
const aheadByDay = new Map<string, number>();

function getAheadAtMidnight(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const stored = aheadByDay.get(key);
  if (stored !== undefined) return stored;
  const ahead = computeAhead(day * DAY_MS, zone);
  if (aheadByDay.size === STORED_MAX) aheadByDay.clear();
  aheadByDay.set(key, ahead);
  return ahead;
}

/** Clocks that show the same at both ends of a day are not changed in it, so a long list reads few of them. */
function getAhead(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const ahead = getAheadAtMidnight(day, zone);
  return ahead === getAheadAtMidnight(day + 1, zone) ? ahead : computeAhead(instant, zone);
}

/**
 * The instant, ms since the epoch, at which a zone's clocks show a time of a day. Of two such instants
 * it is one; what the clocks skip is moved by what they skip.
 * @param day yyyy-MM-dd
 * @param time HH:MM
 * @param zone IANA name
 */
export function toInstant(day: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The clocks may change between the first guess and the instant itself.
  const guess = asUtc - getAhead(asUtc, zone);
  return asUtc - getAhead(guess, zone);
}
