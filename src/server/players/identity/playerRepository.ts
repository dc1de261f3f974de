import { sql } from 'kysely';
import { formatFullName, splitName } from '../../../domain/play/people/names';
import { getAmountPaid } from '../../../domain/play/roster/rosterTotals';
import { foldChanges } from '../../../domain/play/log/fold';
import type { PlayEvent } from '../../../domain/play/log/events';
import type { AppearanceWithPlayer } from '../../../domain/players/card/buildPlayerCard';
import { isStillSamePerson } from '../../../domain/players/forgetting/anonymise';
import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { ClubDatabase } from '../../db/tables';
import { isNeverAcceptedSignUp } from '../../play/entries/reviewEntries';
import { buildOutdatedPlayersSql } from './buildOutdatedPlayersSql';

/** A tournament that is not in the trash, with what says whether anything of its people has changed. */
export type TournamentPeopleTag = { id: number; date: string; state: string; hasPlay: boolean };

/** Entries of which nobody is made a player: undone, declined, or not looked at by the desk yet. */
const LEFT_OUT: readonly string[] = ['removed', 'declined', 'review'];

/** Rows without a player yet: a part of the tags, since the players change when it does. */
export const unassignedCountSql = sql<number>`(SELECT count(*) FROM play_entries
  WHERE player_id IS NULL AND review_state IS NULL)
  + (SELECT count(*) FROM applications WHERE player_id IS NULL)`;

/**
 * Composed once: that is what names a file (`buildIncarnationColumnSql`). It is read every second (PLAYER-80), so each table is gone
 * through once.
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

const isSamePerson = (
  application: { name: string; contact_phone: string },
  entry: { given_name: string; family_name: string; phone: string | null },
): boolean =>
  isStillSamePerson(
    { name: application.name, phone: application.contact_phone },
    {
      name: formatFullName({ givenName: entry.given_name, familyName: entry.family_name }),
      phone: entry.phone,
    },
  );

/** All SQL of players. */
export function createPlayerRepository(database: ClubDatabase) {
  const instance = buildIncarnationColumnSql(database).as('instance');
  return {
    /** The tag of everything that players are made of. */
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

    /** The players that are no players of their own: merged into another (its id), or forgotten (null). */
    async readAliases(): Promise<Map<string, string | null>> {
      const rows = await database
        .selectFrom('players')
        .select(['id', 'merged_into', 'forgotten_at'])
        .where(({ or, eb }) =>
          or([eb('merged_into', 'is not', null), eb('forgotten_at', 'is not', null)]),
        )
        .execute();
      return new Map(
        rows.map(({ id, merged_into, forgotten_at }) => [id, forgotten_at ? null : merged_into]),
      );
    },

    /** Every player that is not forgotten, with those merged into others. */
    listActive: () =>
      database
        .selectFrom('players')
        .select(['id', 'phone', 'name_key as nameKey', 'merged_into as mergedInto'])
        .select(['note', 'version'])
        .where('forgotten_at', 'is', null)
        .execute(),

    /** PLAYER-74: who has been in no tournament since a day, with the last day on which they were. */
    async listOutdated(since: string): Promise<Map<string, string>> {
      const query = sql.raw<{ id: string; last: string }>(buildOutdatedPlayersSql(since));
      const { rows } = await query.execute(database);
      return new Map(rows.map(({ id, last }) => [id, last]));
    },

    /** The date, start and type of tournaments. */
    listStarts: (tournamentIds: readonly number[]) =>
      database
        .selectFrom('tournaments')
        .select(['id', 'date', 'start_time as startTime', 'tournament_type as tournamentType'])
        .where('id', 'in', tournamentIds)
        .execute(),

    /** @returns whether the player still had the expected version */
    async setNote(id: string, note: string, expectedVersion: number): Promise<boolean> {
      const row = await database
        .updateTable('players')
        .set({ note, version: expectedVersion + 1 })
        .where('id', '=', id)
        .where('version', '=', expectedVersion)
        .where('forgotten_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** @param into null: a player of its own again */
    async setMerged(id: string, into: string | null): Promise<void> {
      await database
        .updateTable('players')
        .set(({ eb }) => ({ merged_into: into, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    /** Who was in a tournament, or has applied for it. */
    async listAppearanceRows({
      id: tournamentId,
      date,
      hasPlay,
    }: TournamentPeopleTag): Promise<AppearanceWithPlayer[]> {
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
      const changes = hasPlay
        ? await database
            .selectFrom('play_changes')
            .select(['id', 'events'])
            .where('tournament_id', '=', tournamentId)
            .orderBy('seq')
            .execute()
        : [];
      const state = foldChanges(
        changes.map(({ id, events }) => ({ id, events: JSON.parse(events) as PlayEvent[] })),
      );
      const entered = entries.flatMap((row): AppearanceWithPlayer[] => {
        const entry = state.entries[row.id];
        if (!entry || LEFT_OUT.includes(entry.status)) return [];
        if (entry.status === 'withdrawn' && isNeverAcceptedSignUp(row)) return [];
        return [
          {
            playerId: row.player_id,
            entryId: row.id,
            givenName: row.given_name,
            familyName: row.family_name,
            phone: row.phone,
            level: row.level,
            tournamentId,
            date,
            createdAt: row.created_at,
            status: entry.status,
            attendance: entry.attendance,
            sex: entry.sex,
            paid: getAmountPaid(entry),
            hasPlay,
          },
        ];
      });
      const entriesByApplication = new Map(entries.map((row) => [row.application_id, row]));
      // Of one whose entry the desk has given to somebody else the application is all that is left.
      const isOnlyApplied = (row: (typeof applications)[number]) => {
        const entry = entriesByApplication.get(row.id);
        if (!entry) return true;
        return entry.player_id !== row.player_id && !isSamePerson(row, entry);
      };
      const applied = applications.filter(isOnlyApplied).map((row): AppearanceWithPlayer => ({
        playerId: row.player_id,
        entryId: null,
        ...splitName(row.name),
        phone: row.contact_phone || null,
        level: row.level,
        tournamentId,
        date,
        createdAt: row.created_at,
        status: null,
        attendance: null,
        sex: null,
        paid: 0,
        hasPlay,
      }));
      return [...entered, ...applied];
    },
  };
}
