import { sql } from 'kysely';
import type { ClubDatabase } from '../../db/tables';
import { tournamentJson } from '../tournamentJson';

/** How far the list has come: revisions count within an epoch. */
export type ListState = { epoch: number; revision: number };

/** A tournament that changed, with its JSON as text; one in the trash is gone from the list. */
export type ChangedRow = {
  id: number;
  date: string;
  startTime: string;
  revision: number;
  isGone: boolean;
  json: string;
};

/** Where a page of changes begins: after this one. */
export type Place = { revision: number; id: number };

/** All SQL of what has changed in the list. */
export function makeListRepository(database: ClubDatabase) {
  return {
    state: (): Promise<ListState> =>
      database.selectFrom('list_state').select(['epoch', 'revision']).executeTakeFirstOrThrow(),

    /** The next rows after a place, by revision. */
    async changesAfter({ revision, id }: Place, limit: number): Promise<ChangedRow[]> {
      const rows = await database
        .selectFrom('tournaments as t')
        .select(['t.id', 't.date', 't.start_time', 't.revision', 't.deleted_at'])
        .select(tournamentJson.as('json'))
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
