import type { Application, Tournament } from '../tournament/tournament';

/** New applications for one tournament. */
export type NewApplicationsGroup = {
  tournament: Tournament;
  count: number;
  /** The application that is new, where it is the only one. */
  application: Application | null;
};

type Tournaments = readonly Tournament[];

const isSame = (one: Application, other: Application): boolean =>
  one.id === other.id &&
  one.name === other.name &&
  one.contact_phone === other.contact_phone &&
  one.created_at === other.created_at;

/** The one that was not there before; null where that are several, as when others went meanwhile. */
function findOnlyNew({ applications: before }: Tournament, { applications }: Tournament) {
  const added = applications.filter((one) => !before.some((other) => isSame(one, other)));
  return added.length === 1 ? added[0]! : null;
}

/**
 * COMFORT-61: the tournaments that have more applications than they had; one that was not there
 * before is no news.
 */
export function findNewApplications(
  before: Tournaments,
  after: Tournaments,
): NewApplicationsGroup[] {
  const earlierById = new Map(before.map((tournament) => [tournament.id, tournament]));
  return after.flatMap((tournament) => {
    const earlier = earlierById.get(tournament.id);
    // What has not changed is the very same.
    if (!earlier || earlier === tournament) return [];
    const count = tournament.applications.length - earlier.applications.length;
    return count > 0 ? [{ tournament, count, application: findOnlyNew(earlier, tournament) }] : [];
  });
}

/** How many applications they are in all. */
export const sumNewApplications = (all: readonly NewApplicationsGroup[]): number =>
  all.reduce((sum, { count }) => sum + count, 0);
