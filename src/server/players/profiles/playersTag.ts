import { createTodayClock, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { createPlayerRepository } from '../identity/playerRepository';

export type PlayersTagDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
  forgetAfterMonths?: number | null;
};

/**
 * Creates the reader of the tag of all players for the list, the cards and the events (PLAYER-80). The tag contains no
 * personal data.
 * @returns a function that reads the tag
 */
export function createPlayersTag(dependencies: PlayersTagDependencies): () => Promise<string> {
  const { database, clock, timeZone, forgetAfterMonths = null } = dependencies;
  const repository = createPlayerRepository(database);
  const getToday = createTodayClock(clock, timeZone);
  return async () => `W/"${await repository.readTag()}.${getToday()}.${forgetAfterMonths}"`;
}
