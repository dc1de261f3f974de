import { DAY_MS } from './durations';
import { toDay, parseInstant } from './dates';
import { formatOrRaw } from '../lib/formatOrRaw';
import { formatLongDate } from './longDate';
import { createZoneFormatters } from './zoneFormatters';

const formatterOf = createZoneFormatters('ru', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** HH:MM of an instant, ms since the epoch, in a time zone. */
export const formatTime = (instant: number, zone: string): string =>
  formatterOf(zone).format(instant);

/**
 * «21 ноября 2026, 14:05» for an ISO instant in the club's time zone; falls back to the raw text
 * (FORMAT-2, RULE-13).
 * @param zone IANA name
 */
export const formatDateTime = (instant: string, zone: string): string =>
  formatOrRaw(
    instant,
    (raw) => `${formatLongDate(toDay(raw, zone))}, ${formatTime(parseInstant(raw), zone)}`,
  );

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
const readAhead = (instant: number, zone: string): number =>
  Date.parse(`${toDay(instant, zone)}T${formatTime(instant, zone)}Z`) - instant;

/** What is known of all zones together; some years of days. */
const KNOWN_MAX = 5_000;
/** By zone, and by the beginning of the day in UTC. */
const known = new Map<string, number>();

function aheadAtMidnight(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const ahead = readAhead(day * DAY_MS, zone);
  if (known.size === KNOWN_MAX) known.clear();
  known.set(key, ahead);
  return ahead;
}

/** Clocks that show the same at both ends of a day are not changed in it, so a long list reads few of them. */
function aheadAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const ahead = aheadAtMidnight(day, zone);
  return ahead === aheadAtMidnight(day + 1, zone) ? ahead : readAhead(instant, zone);
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
  const guess = asUtc - aheadAt(asUtc, zone);
  return asUtc - aheadAt(guess, zone);
}
