import { sql } from 'kysely';
import type { PlayState } from '../../../domain/play/log/playState';
import { formatFullName } from '../../../domain/play/people/names';
import { listWinnerIds } from '../../../domain/play/standings/winners';
import type { PlaysTable } from '../../db/playTables';
import type { ClubDatabase } from '../../db/tables';

/** The winners in stored form; null until the play is finished (PLAY-16). */
export const toStoredWinners = (state: PlayState): string | null =>
  state.outcome.finishedAt === null ? null : JSON.stringify(listWinnerIds(state));

/** All SQL of winners. */
export function createWinnerRepository(database: ClubDatabase) {
  return {
    /** The full names of all winners, by entry id (PLAY-16). */
    async readNames(): Promise<ReadonlyMap<string, string>> {
      const rows = await database
        .selectFrom('plays as p')
        .innerJoin('play_entries as e', 'e.tournament_id', 'p.tournament_id')
        .select(['e.id', 'e.given_name as givenName', 'e.family_name as familyName'])
        // Both databases understand it, and no UUID is part of another one.
        .where('p.winners', 'like', sql<string>`'%' || e.id || '%'`)
        .execute();
      return new Map(rows.map(({ id, ...person }) => [id, formatFullName(person)]));
    },

    /** Plays that were once finished and have no stored winners. */
    listUncounted: (): Promise<Pick<PlaysTable, 'tournament_id' | 'version'>[]> =>
      database
        .selectFrom('plays as p')
        .select(['p.tournament_id', 'p.version'])
        .where('p.winners', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('play_changes as c')
              .select('c.seq')
              .whereRef('c.tournament_id', '=', 'p.tournament_id')
              .where('c.events', 'like', '%"finishedAt":"%'),
          ),
        )
        .orderBy('p.tournament_id')
        .execute(),

    /** Stores the winners of a play that still has this version. */
    async store(play: Pick<PlaysTable, 'tournament_id' | 'version'>, winners: string) {
      await database
        .updateTable('plays')
        .set({ winners, version: play.version + 1 })
        .where('tournament_id', '=', play.tournament_id)
        .where('version', '=', play.version)
        .execute();
    },
  };
}
