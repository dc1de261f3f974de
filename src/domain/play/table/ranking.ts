import type { Seeding } from '../round';
import { sortBySeed } from '../seededOrder';
import type { StandingsRow } from './standings';

/**
 * PLAY-5: everybody in the order in which the table seeds a draw, each with the place: those who share one in an
 * order of the seed's.
 * @param rows as `standings` gives them
 */
export function rankForSeeding(rows: readonly StandingsRow[], seed: number): Seeding[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sortBySeed([...byId.keys()], seed)
    .map((id) => byId.get(id)!)
    .sort((one, other) => one.place - other.place)
    .flatMap(({ entryIds, place }) => entryIds.map((entryId) => ({ entryId, place })));
}
