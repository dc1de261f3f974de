import type { Tournament } from './tournament';

/** New applications for one tournament. */
export type Arrival = { tournament: Tournament; count: number };

type Tournaments = readonly Tournament[];

/**
 * COMFORT-61: the tournaments that have more applications than they had; one that was not there
 * before is no news.
 */
export function arrivalsBetween(before: Tournaments, after: Tournaments): Arrival[] {
  const known = new Map(before.map((tournament) => [tournament.id, tournament]));
  return after.flatMap((tournament) => {
    const earlier = known.get(tournament.id);
    // What has not changed is the very same.
    if (!earlier || earlier === tournament) return [];
    const count = tournament.applications.length - earlier.applications.length;
    return count > 0 ? [{ tournament, count }] : [];
  });
}

/** How many applications they are in all. */
export const countOf = (arrivals: readonly Arrival[]): number =>
  arrivals.reduce((sum, { count }) => sum + count, 0);
