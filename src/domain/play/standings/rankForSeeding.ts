import { sortIdsByLot } from '../../draw/base/sortIdsByLot';
import type { SeedingPlace } from '../model/round';
import type { StandingsRow } from './standings';

/**
 * The order, with places, in which the standings seed a draw (PLAY-5). The seed orders entries that share a place.
 * @param rows as `computeStandings` returns them
 */
export function rankForSeeding(rows: readonly StandingsRow[], seed: number): SeedingPlace[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sortIdsByLot([...byId.keys()], seed)
    .map((id) => byId.get(id)!)
    .sort((one, other) => one.place - other.place)
    .flatMap(({ entryIds, place }) => entryIds.map((entryId) => ({ entryId, place })));
}
