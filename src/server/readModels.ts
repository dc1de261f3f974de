import type { ClubDatabase } from './db/tables';
import type { Clock } from './lib/clock';
import { createPlayStates } from './play/log/playStates';
import { createRatings } from './players/rating/ratings';

/** Creates the caches of results from many rows. The whole server uses one set. */
export function createReadModels({ database, clock }: { database: ClubDatabase; clock: Clock }) {
  const playStates = createPlayStates(database);
  return { playStates, readRatings: createRatings({ database, clock, playStates }) };
}

export type ReadModels = ReturnType<typeof createReadModels>;
