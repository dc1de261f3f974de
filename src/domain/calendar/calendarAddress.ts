import { isRecord, toText } from '../lib/coerce';

/** COMFORT-47: where calendars read the season, as our server answers it. */
export type CalendarAddress = {
  /** Absolute path on the server; whoever knows it reads the calendar. Null where there is none. */
  path: string | null;
  /** ISO instants, UTC. */
  created_at: string | null;
  /** To the hour; null where nobody has read it yet. */
  last_read_at: string | null;
};

/** @returns null where the data is no such answer */
export function parseCalendarAddress(data: unknown): CalendarAddress | null {
  if (!isRecord(data) || !('path' in data)) return null;
  return {
    path: toText(data.path) || null,
    created_at: toText(data.created_at) || null,
    last_read_at: toText(data.last_read_at) || null,
  };
}
