import { filterTournaments } from './filters';
import { splitSeason, type Season } from './splitSeason';
import { sortTournaments } from './sorting';
import type { Tournament } from '../tournament/tournament';
import type { ListParams } from './listParams';

/** The parameters that determine which tournaments the list shows, and their order. */
type TournamentQuery = Omit<ListParams, 'view' | 'day'>;

/**
 * The matching tournaments in the list's order (COMFORT-2, COMFORT-3, LIST-13).
 * @param today yyyy-MM-dd in the club's time zone
 */
export function queryTournaments(
  tournaments: readonly Tournament[],
  { sort, ...filters }: TournamentQuery,
  today: string,
): Season {
  const chosen = filterTournaments(tournaments, filters, today);
  return sort === ''
    ? splitSeason(chosen, today)
    : { coming: sortTournaments(chosen, sort), past: [] };
}
