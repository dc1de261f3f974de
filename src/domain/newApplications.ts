import type { Tournament } from './tournament';

/** New applications for one tournament. */
export type NewApplications = { tournament: Tournament; count: number };

type Tournaments = readonly Tournament[];

/**
 * COMFORT-61: the tournaments that have more applications than they had; one that was not there
 * before is no news.
 */
export function newApplicationsBetween(before: Tournaments, after: Tournaments): NewApplications[] {
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
export const countApplications = (all: readonly NewApplications[]): number =>
  all.reduce((sum, { count }) => sum + count, 0);
