import { isTime } from '../dates/time';
import type { Tournament } from '../tournament/tournament';

/** The last created tournament of a type with valid times; null without one (COMFORT-25). */
export function findLatestOfType(
  tournaments: readonly Tournament[],
  type: string,
): Tournament | null {
  let latest: Tournament | null = null;
  for (const tournament of tournaments) {
    const { tournament_type, start_time, end_time, created_at, id } = tournament;
    if (tournament_type !== type || !isTime(start_time) || !isTime(end_time ?? start_time))
      continue;
    const isLater =
      !latest ||
      created_at > latest.created_at ||
      (created_at === latest.created_at && id > latest.id);
    if (isLater) latest = tournament;
  }
  return latest;
}
