import { isTime } from '../dates/time';
import type { Tournament } from './tournament';

type TimeSpan = { start: string; end: string };
/** A tournament without an end counts as a moment: its duration is unknown, and a warning must be certain. */
const findSpan = (start: string, end: string | null): TimeSpan | null =>
  isTime(start) ? { start, end: end && isTime(end) && end > start ? end : '' } : null;

const isStartWithin = (one: TimeSpan, other: TimeSpan): boolean =>
  one.start === other.start || (one.start > other.start && one.start < other.end);

/**
 * The tournaments that overlap in time, earliest first. An end at another's start is no overlap (COMFORT-26).
 * @param sameDay the tournaments of one date
 * @param start HH:MM; an incomplete one overlaps with no tournament
 * @param end HH:MM, or empty
 * @param exceptId the edited tournament
 */
export function findOverlaps<One extends Pick<Tournament, 'id' | 'start_time' | 'end_time'>>(
  sameDay: readonly One[],
  start: string,
  end: string,
  exceptId?: number,
): One[] {
  const own = findSpan(start, end);
  if (!own) return [];
  return sameDay
    .filter(({ id, start_time, end_time }) => {
      const other = findSpan(start_time, end_time);
      return id !== exceptId && other && (isStartWithin(own, other) || isStartWithin(other, own));
    })
    .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
}
