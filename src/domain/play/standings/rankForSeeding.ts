import { sortIdsByLot } from '../../draw/base/sortIdsByLot';
import type { SeedingPlace } from '../model/round';
import type { StandingsRow } from './standings';

/**
 * PLAY-5: everybody in the order in which the standings seed a draw, each with the place: those who share one in an
 * order of the seed's.
 * @param rows as `computeStandings` returns them
 */
export function rankForSeeding(rows: readonly StandingsRow[], seed: number): SeedingPlace[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sortIdsByLot([...byId.keys()], seed)
    .map((id) => byId.get(id)!)
    .sort((one, other) => one.place - other.place)
    .flatMap(({ entryIds, place }) => entryIds.map((entryId) => ({ entryId, place })));
}
