import { DAY_MS } from './durations';
import { toDay, parseInstant, createZoneFormatterLookup } from './dates';
import { formatOrRaw } from '../lib/formatOrRaw';
import { formatLongDate } from './longDate';

const getFormatter = createZoneFormatterLookup('ru', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Time HH:MM of an instant, ms since the epoch, in a time zone. */
export const formatInstantTime = (instant: number, zone: string): string =>
  getFormatter(zone).format(instant);

/**
 * Returns «21 ноября 2026, 14:05» for an ISO instant in the club's time zone; an invalid text is returned unchanged
 * (FORMAT-2, RULE-13).
 * @param zone IANA name
 */
export const formatDateTime = (instant: string, zone: string): string =>
  formatOrRaw(
    instant,
    (raw) => `${formatLongDate(toDay(raw, zone))}, ${formatInstantTime(parseInstant(raw), zone)}`,
  );

/**
 * The day in a form that `Date.parse` accepts. The year may have five digits: late on the last day of 9999, zones
 * further east are already in 10000.
 */
const toParsedDay = (day: string): string => (/^\d{5}/.test(day) ? `+0${day}` : day);

/** The offset of a zone from UTC at an instant, in ms. */
const computeAhead = (instant: number, zone: string): number =>
  Date.parse(`${toParsedDay(toDay(instant, zone))}T${formatInstantTime(instant, zone)}Z`) - instant;

/** Maximum number of cached days of all zones together, enough for several years. */
const STORED_MAX = 5_000;
/** The zone's offset at the start of a UTC day, in ms, by zone and day. */
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

/** If both ends of a day have the same offset, the clocks do not change on it. A long list then needs few offsets. */
function getAhead(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const ahead = getAheadAtMidnight(day, zone);
  return ahead === getAheadAtMidnight(day + 1, zone) ? ahead : computeAhead(instant, zone);
}

/**
 * The instant, ms since the epoch, of a time of day in a zone. A repeated time gives one of its two instants; a skipped
 * time moves by the length of the gap.
 * @param day yyyy-MM-dd
 * @param time HH:MM
 * @param zone IANA name
 */
export function toInstant(day: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The offset may differ between the first guess and the result, so it is read again.
  const guess = asUtc - getAhead(asUtc, zone);
  return asUtc - getAhead(guess, zone);
}
