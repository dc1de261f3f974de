/// <reference lib="esnext.temporal" />
import { DAY_MS } from './durations';

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Parses an ISO text to ms since the epoch; without an offset it is in UTC. NaN for another text. */
export function parseInstant(text: string): number {
  const [, day, time, offset = 'Z'] = INSTANT.exec(text) ?? [];
  return day && isRealDate(day) ? Date.parse(`${day}T${time}${offset}`) : NaN;
}

/**
 * Creates each zone's formatter only once, because creating one takes 200 times as long as using it.
 * @returns the formatter of an IANA zone; throws RangeError for an unknown one
 */
export function createZoneFormatterLookup(locale: string, options: Intl.DateTimeFormatOptions) {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const formatter =
      formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  };
}

/** Used by runtimes without Temporal. */
const getFormatter = createZoneFormatterLookup('en', {
  calendar: 'iso8601',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day of an instant in a time zone, independent of the device's zone (RULE-13).
 * @param instant ms since the epoch, or an ISO text
 * @param zone IANA name, such as Europe/Moscow
 * @returns yyyy-MM-dd
 * @throws RangeError for an invalid instant or an unknown zone
 */
export function toDay(instant: number | string, zone: string): string {
  const ms = typeof instant === 'number' ? instant : parseInstant(instant);
  if (!Number.isFinite(ms)) throw new RangeError(`Invalid instant: ${instant}`);
  // Temporal avoids creating the first formatter, which would load language data for 20 ms before the first row
  // appears.
  if ('Temporal' in globalThis)
    // Temporal accepts only whole milliseconds; Intl and Date accept fractions.
    return Temporal.Instant.fromEpochMilliseconds(Math.floor(ms))
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .toString();
  const parts = getFormatter(zone).formatToParts(ms);
  const getPart = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${getPart('year').padStart(4, '0')}-${getPart('month')}-${getPart('day')}`;
}

/** True for the form yyyy-MM-dd, even if no such day exists. */
export const isDateForm = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** True for an existing day in the form yyyy-MM-dd. */
export function isRealDate(text: string): boolean {
  const ms = isDateForm(text) ? Date.parse(text) : NaN;
  // Date.parse turns 30 February into a day in March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** True for an IANA time zone that this runtime supports. */
export function isTimeZone(text: string): boolean {
  try {
    toDay(0, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds days; a negative count subtracts. Both days are yyyy-MM-dd. The days are counted in UTC, where each has 24
 * hours.
 */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The seven days of the day's week, from Monday; all yyyy-MM-dd. */
export function listDaysOfWeek(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}
