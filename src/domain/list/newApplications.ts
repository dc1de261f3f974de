import type { Application, Tournament } from '../tournament/tournament';

export type NewApplicationsGroup = {
  tournament: Tournament;
  count: number;
  /** The new application when there is only one. */
  application: Application | null;
};

type Tournaments = readonly Tournament[];

const isSame = (one: Application, other: Application): boolean =>
  one.id === other.id &&
  one.name === other.name &&
  one.contact_phone === other.contact_phone &&
  one.created_at === other.created_at;

/** The only added application. Null for several, also when some of them were withdrawn. */
function findOnlyNew({ applications: before }: Tournament, { applications }: Tournament) {
  const added = applications.filter((one) => !before.some((other) => isSame(one, other)));
  return added.length === 1 ? added[0]! : null;
}

/**
 * The tournaments with more applications than before (COMFORT-61). A tournament that was not in the list before does
 * not count.
 */
export function findNewApplications(
  before: Tournaments,
  after: Tournaments,
): NewApplicationsGroup[] {
  const earlierById = new Map(before.map((tournament) => [tournament.id, tournament]));
  return after.flatMap((tournament) => {
    const earlier = earlierById.get(tournament.id);
    // An unchanged tournament is the same object, so it is skipped.
    if (!earlier || earlier === tournament) return [];
    const count = tournament.applications.length - earlier.applications.length;
    return count > 0 ? [{ tournament, count, application: findOnlyNew(earlier, tournament) }] : [];
  });
}

export const sumNewApplications = (all: readonly NewApplicationsGroup[]): number =>
  all.reduce((sum, { count }) => sum + count, 0);
