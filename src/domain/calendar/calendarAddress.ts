import { isRecord, toText } from '../lib/coerce';

/** The subscription address of the season's calendar, as our server sends it (COMFORT-47). */
export type CalendarAddress = {
  /** Absolute path on the server. Anyone with the path can read the calendar. Null when there is none. */
  path: string | null;
  /** ISO instants, UTC. */
  created_at: string | null;
  /** Rounded to the hour; null when no program has read it yet. */
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
