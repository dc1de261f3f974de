import { sql } from 'kysely';
import { findCorrection } from '../../../domain/players/card/playerCorrection';
import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { ClubDatabase } from '../../db/tables';
import { readCorrections } from '../identity/playerCorrections';
import { unassignedCountSql } from '../identity/playerRepository';

const findStates = compileQuery((database) =>
  database
    .selectFrom('list_state')
    .select([
      buildIncarnationColumnSql(database).as('instance'),
      'revision',
      sql<number>`(SELECT count(*) FROM plays)`.as('plays'),
      sql<number>`(SELECT coalesce(sum(version), 0) FROM plays)`.as('playVersions'),
      sql<number>`(SELECT count(merged_into) FROM players)`.as('merged'),
      sql<number>`(SELECT coalesce(sum(version), 0) FROM players)`.as('playerVersions'),
      unassignedCountSql.as('unassigned'),
    ]),
);

/** All SQL of the rating's data. */
export function createRatingRepository(database: ClubDatabase) {
  // Versions repeat after a restore to an earlier state. The column is composed once, so a file keeps one name.
  const instance = buildIncarnationColumnSql(database).as('instance');
  return {
    /** Reads the tag of the rating's data, which changes with a score, a merge, or a tournament's day. */
    async readTag(): Promise<string> {
      const [state] = await findStates(database, {});
      const { instance, ...counts } = state!;
      return [requireDatabaseIncarnation(instance), ...Object.values(counts)].join('.');
    },

    /** Lists the plays that count for the rating, in order of their tournaments. */
    listPlays: () =>
      database
        .selectFrom('plays as p')
        .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
        .innerJoin('list_state', (join) => join.onTrue())
        .select(['t.id', 't.date', 'p.version', instance])
        .where('t.deleted_at', 'is', null)
        .orderBy('t.date')
        .orderBy('t.start_time')
        .orderBy('t.id')
        .execute(),

    /** Reads the players, keyed by entry id. Entries without a player are missing. */
    async readPlayersByEntry(): Promise<Map<string, string>> {
      const rows = await database
        .selectFrom('play_entries')
        .select(['id', 'player_id'])
        .where('player_id', 'is not', null)
        .execute();
      return new Map(rows.map((row) => [row.id, row.player_id!]));
    },

    /** Lists the levels that players have stated, with the club's corrections, oldest first (PLAYER-87). */
    async listStatedLevels(): Promise<{ playerId: string; level: number }[]> {
      const listLevels = (table: 'play_entries' | 'applications') =>
        database
          .selectFrom(table)
          .select(['player_id', 'level', 'created_at'])
          .where('player_id', 'is not', null)
          .where('level', 'is not', null)
          .execute();
      const corrections = [...(await readCorrections(database))].flatMap(([player_id, own]) => {
        const { level = null, at } = findCorrection(own, 'level') ?? {};
        return level === null ? [] : [{ player_id, level, created_at: at!.level! }];
      });
      const rows = [
        ...(await listLevels('applications')),
        ...(await listLevels('play_entries')),
        ...corrections,
      ];
      return rows
        .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
        .map(({ player_id, level }) => ({ playerId: player_id!, level: level! }));
    },
  };
}
