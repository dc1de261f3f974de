import type { ClubDatabase } from './db/tables';
import type { Clock } from './lib/clock';
import { createPlayStates } from './play/log/playStates';
import { createRatings } from './players/rating/ratings';

/** Caches of results from many rows; one set for the whole server. */
export function createReadModels({ database, clock }: { database: ClubDatabase; clock: Clock }) {
  const playStates = createPlayStates(database);
  return { playStates, readRatings: createRatings({ database, clock, playStates }) };
}

export type ReadModels = ReturnType<typeof createReadModels>;
