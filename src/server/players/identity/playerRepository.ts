import { sql } from 'kysely';
import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { ClubDatabase } from '../../db/tables';
import { neverAcceptedSql } from '../../play/entries/reviewEntries';
import { buildOutdatedPlayersSql } from './buildOutdatedPlayersSql';

/** A tournament outside the trash, and a tag of its people. */
export type TournamentPeopleTag = { id: number; date: string; state: string; hasPlay: boolean };

/**
 * SQL of the number of rows without a player. Matching a row changes the players, so the number is part of the tags.
 */
export const unassignedCountSql = sql<number>`(SELECT count(*) FROM play_entries
  WHERE player_id IS NULL AND NOT ${neverAcceptedSql})
  + (SELECT count(*) FROM applications WHERE player_id IS NULL)`;

/**
 * The query is composed once, so a file keeps one name (`buildIncarnationColumnSql`). It scans each table once, because
 * it runs every second (PLAYER-80).
 */
const findStates = compileQuery((database) =>
  database.selectFrom('list_state').select([
    'epoch',
    'revision',
    buildIncarnationColumnSql(database).as('instance'),
    sql<string>`(SELECT count(*) || '.' || coalesce(sum(version), 0) FROM plays)`.as('plays'),
    sql<string>`(SELECT count(*) || '.' || coalesce(sum(version), 0) || '.' || count(forgotten_at)
        FROM players)`.as('players'),
    unassignedCountSql.as('unassigned'),
  ]),
);

/** All SQL of players. */
export function createPlayerRepository(database: ClubDatabase) {
  const instance = buildIncarnationColumnSql(database).as('instance');
  return {
    /** Reads the tag of all data from which the players are built. */
    async readTag(): Promise<string> {
      const [row] = await findStates(database, {});
      const { instance, ...counts } = row!;
      return [requireDatabaseIncarnation(instance), ...Object.values(counts)].join('.');
    },

    async listTournamentRevisions(): Promise<TournamentPeopleTag[]> {
      const rows = await database
        .selectFrom('tournaments as t')
        .leftJoin('plays as p', 'p.tournament_id', 't.id')
        .innerJoin('list_state', (join) => join.onTrue())
        .select(['t.id', 't.date', 't.revision', 'p.version', instance])
        .where('t.deleted_at', 'is', null)
        .orderBy('t.date')
        .orderBy('t.start_time')
        .orderBy('t.id')
        .execute();
      return rows.map(({ id, date, revision, version, instance: life }) => ({
        id,
        date,
        state: `${life}.${revision}.${version}`,
        hasPlay: version !== null,
      }));
    },

    /** Lists all players who are not forgotten, including merged ones. */
    listActive: () =>
      database
        .selectFrom('players')
        .select(['id', 'phone', 'name_key', 'merged_into as mergedInto'])
        .select(['note', 'version', 'correction'])
        .where('forgotten_at', 'is', null)
        .execute(),

    /** Lists players without a tournament since a day, with their last day (PLAYER-74). */
    async listOutdated(since: string): Promise<Map<string, string>> {
      const query = sql.raw<{ id: string; last: string }>(buildOutdatedPlayersSql(since));
      const { rows } = await query.execute(database);
      return new Map(rows.map(({ id, last }) => [id, last]));
    },

    listStarts: (tournamentIds: readonly number[]) =>
      database
        .selectFrom('tournaments')
        .select(['id', 'date', 'start_time as startTime', 'tournament_type as tournamentType'])
        .where('id', 'in', tournamentIds)
        .execute(),

    /**
     * Sets columns of a player.
     * @returns true when the player had the expected version
     */
    async set(
      id: string,
      values: { note: string } | { correction: string },
      expectedVersion: number,
    ): Promise<boolean> {
      const row = await database
        .updateTable('players')
        .set({ ...values, version: expectedVersion + 1 })
        .where('id', '=', id)
        .where('version', '=', expectedVersion)
        .where('forgotten_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Merges a player into another one.
     * @param into null separates the player again
     */
    async setMerged(id: string, into: string | null): Promise<void> {
      await database
        .updateTable('players')
        .set(({ eb }) => ({ merged_into: into, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async listAppearanceRows(tournamentId: number) {
      const entries = await database
        .selectFrom('play_entries')
        .select(['id', 'player_id', 'given_name', 'family_name', 'phone', 'level', 'created_at'])
        .select(['source', 'application_id'])
        .where('tournament_id', '=', tournamentId)
        .execute();
      const applications = await database
        .selectFrom('applications as a')
        .select(['a.id', 'a.player_id', 'a.name', 'a.contact_phone', 'a.level', 'a.created_at'])
        .where('a.tournament_id', '=', tournamentId)
        .execute();
      return { entries, applications };
    },
  };
}

export type PlayerRepository = ReturnType<typeof createPlayerRepository>;
