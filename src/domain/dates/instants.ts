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

/** The day in the form that `Date.parse` accepts: the last evening of 9999 is already the year 10000 further east. */
const toParsedDay = (day: string): string => (/^\d{5}/.test(day) ? `+0${day}` : day);

/** The offset of a zone's clocks from UTC at an instant, in ms. */
const computeAhead = (instant: number, zone: string): number =>
  Date.parse(`${toParsedDay(toDay(instant, zone))}T${formatInstantTime(instant, zone)}Z`) - instant;

/** Days stored for all zones together; this is enough for some years. */
const STORED_MAX = 5_000;
/** The offset at the day's start, in ms, per zone and UTC day. */
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

/** A day with equal offsets at both ends has no clock change, so a long list computes few offsets. */
function getAhead(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const ahead = getAheadAtMidnight(day, zone);
  return ahead === getAheadAtMidnight(day + 1, zone) ? ahead : computeAhead(instant, zone);
}

/**
 * The instant, ms since the epoch, of a time of day in a zone. A repeated time gives one of its two instants; a skipped
 * time moves by the skipped amount.
 * @param day yyyy-MM-dd
 * @param time HH:MM
 * @param zone IANA name
 */
export function toInstant(day: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The offset may change between the first guess and the instant.
  const guess = asUtc - getAhead(asUtc, zone);
  return asUtc - getAhead(guess, zone);
}
