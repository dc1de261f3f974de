import { sql } from 'kysely';
import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { ClubDatabase } from '../../db/tables';
import { buildTournamentJsonSql } from '../tournamentJson';

/**
 * The list's state. Revisions count within an epoch, and epochs within an instance, the database's current life
 * (`buildIncarnationColumnSql`).
 */
export type ListRevisionState = { instance: string; epoch: number; revision: number };

/** A tournament's JSON as text, and its sort keys. */
export type TournamentJsonRow = { id: number; date: string; startTime: string; json: string };

/** A changed tournament. `isGone` is true for one in the trash, which the list no longer contains. */
type ChangedRow = TournamentJsonRow & { revision: number; isGone: boolean };

/** The last row before a page of changes. */
export type ListChangePosition = { revision: number; id: number };

const findStates = compileQuery((database) =>
  database
    .selectFrom('list_state')
    .select(['epoch', 'revision'])
    .select(buildIncarnationColumnSql(database).as('instance')),
);

/** All SQL of the list and its changes. */
export function createListRepository(database: ClubDatabase) {
  const { tournament: json } = buildTournamentJsonSql(database);
  const queryRows = () =>
    database
      .selectFrom('tournaments as t')
      .select(['t.id', 't.date', 't.start_time as startTime'])
      .select(json.as('json'))
      .where('t.deleted_at', 'is', null);

  return {
    async count(): Promise<number> {
      const { count } = await database
        .selectFrom('tournaments')
        .select((build) => build.fn.countAll<number>().as('count'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    /**
     * Lists only the first rows of the list: upcoming ones, then the latest past ones.
     * @param today yyyy-MM-dd
     */
    async listFirstRows(today: string, limit: number): Promise<TournamentJsonRow[]> {
      const coming = await queryRows()
        .where('t.date', '>=', today)
        .orderBy('t.date')
        .orderBy('t.start_time')
        .orderBy('t.id')
        .limit(limit)
        .execute();
      if (coming.length === limit) return coming;
      const past = await queryRows()
        .where('t.date', '<', today)
        .orderBy('t.date', 'desc')
        .limit(limit - coming.length)
        .execute();
      return [...coming, ...past];
    },

    async readState(): Promise<ListRevisionState> {
      const [row] = await findStates(database, {});
      return { ...row!, instance: requireDatabaseIncarnation(row!.instance) };
    },

    /** Lists the next rows after a position, by revision. */
    async listChangesAfter(
      { revision, id }: ListChangePosition,
      limit: number,
    ): Promise<ChangedRow[]> {
      const rows = await database
        .selectFrom('tournaments as t')
        .select(['t.id', 't.date', 't.start_time', 't.revision', 't.deleted_at'])
        .select(json.as('json'))
        .where(sql<boolean>`(t.revision, t.id) > (${revision}, ${id})`)
        .orderBy('t.revision')
        .orderBy('t.id')
        .limit(limit)
        .execute();
      return rows.map(({ start_time, deleted_at, ...row }) => ({
        ...row,
        startTime: start_time,
        isGone: deleted_at !== null,
      }));
    },
  };
}
