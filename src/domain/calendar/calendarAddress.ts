import { isRecord, toText } from '../lib/coerce';

/** The subscription address of the season's calendar, as the club's server sends it (COMFORT-47). */
export type CalendarAddress = {
  /** Path on the server; null when there is none. Anyone who has the path can read the calendar. */
  path: string | null;
  /** ISO instant, UTC. */
  created_at: string | null;
  /** ISO instant, rounded to the hour; null when no program has read the calendar yet. */
  last_read_at: string | null;
};

/** @returns null when the data has another form */
export function parseCalendarAddress(data: unknown): CalendarAddress | null {
  if (!isRecord(data) || !('path' in data)) return null;
  return {
    path: toText(data.path) || null,
    created_at: toText(data.created_at) || null,
    last_read_at: toText(data.last_read_at) || null,
  };
}
