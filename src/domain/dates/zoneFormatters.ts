/**
 * Formatters of one kind, each made once for its time zone: making one costs 200 times as much as using it.
 * @returns gives the one of an IANA zone, and throws RangeError for an unknown one
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
