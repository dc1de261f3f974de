import { sql } from 'kysely';
import type { PlayState } from '../../../domain/play/log/playState';
import { formatFullName } from '../../../domain/play/people/names';
import { listWinnerIds } from '../../../domain/play/standings/winners';
import type { ClubDatabase } from '../../db/tables';

/** Returns the winners in stored form. Null until the play is finished (PLAY-16). */
export const toStoredWinners = (state: PlayState): string | null =>
  state.outcome.finishedAt === null ? null : JSON.stringify(listWinnerIds(state));

/** All SQL of winners. */
export function createWinnerRepository(database: ClubDatabase) {
  return {
    /** Reads the full names of all winners, keyed by entry id (PLAY-16). */
    async readNames(): Promise<ReadonlyMap<string, string>> {
      const rows = await database
        .selectFrom('plays as p')
        .innerJoin('play_entries as e', 'e.tournament_id', 'p.tournament_id')
        .select(['e.id', 'e.given_name as givenName', 'e.family_name as familyName'])
        // Both databases support this condition. No UUID is part of another one.
        .where('p.winners', 'like', sql<string>`'%' || e.id || '%'`)
        .execute();
      return new Map(rows.map(({ id, ...person }) => [id, formatFullName(person)]));
    },
  };
}
