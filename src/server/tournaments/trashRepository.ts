import { sql } from 'kysely';
import type { TrashedTournament } from '../../domain/editing/history';
import type { Tournament } from '../../domain/tournament/tournament';
import { buildJsonArraySql } from '../db/jsonSql';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { createHistoryRepository, type AuditStamp } from './historyRepository';
import { buildTournamentJsonSql } from './tournamentJson';

/**
 * Maximum number of tournaments purged at once, and maximum number of rows with their applications. Other requests wait
 * during a purge.
 */
const PURGED_AT_ONCE = 50;
const PURGED_ROWS_AT_ONCE = 400;

type Due = { id: number; applications: number };

/** Returns the first tournaments that fit into one part. A tournament is never split. */
function pickFirstPart(due: readonly Due[]): number[] {
  let rows = 0;
  const isWithin = ({ applications }: Due, index: number) => {
    rows += 1 + applications;
    return index === 0 || rows <= PURGED_ROWS_AT_ONCE;
  };
  const end = due.findIndex((one, index) => !isWithin(one, index));
  return due.slice(0, end === -1 ? due.length : end).map(({ id }) => id);
}

type Deletion = { at: string; observed: number };

export type TrashRepository = ReturnType<typeof createTrashRepository>;

/** All SQL of the trash, where a deleted tournament keeps its id and its applications. */
export function createTrashRepository(database: ClubDatabase) {
  const { trashed } = buildTournamentJsonSql(database);

  /** Moves a tournament into or out of the trash if it still has the version that the caller found. */
  const move = (
    { id, version }: Tournament,
    kind: 'deleted' | 'restored',
    stamp: AuditStamp,
  ): Promise<boolean> =>
    withTransaction(database, async (transaction) => {
      const isDeletion = kind === 'deleted';
      const row = await transaction
        .updateTable('tournaments')
        .set({ deleted_at: isDeletion ? stamp.at : null, version: version! + 1 })
        .$if(isDeletion, (update) =>
          update.set(({ selectFrom }) => ({
            deleted_at_observed: selectFrom('trash_clock').select('observed_ms'),
          })),
        )
        .where('id', '=', id)
        .where('version', '=', version!)
        .where('deleted_at', isDeletion ? 'is' : 'is not', null)
        .returning('version')
        .executeTakeFirst();
      if (!row) return false;
      const history = createHistoryRepository(transaction);
      await history.add(id, { kind, version: row.version }, stamp);
      return true;
    });

  return {
    /** Reads the trash as JSON text, the latest deletion first (TRUST-5). */
    async listJson(): Promise<string> {
      const { json } = await database
        .selectFrom('tournaments as t')
        .select(buildJsonArraySql(trashed, sql`t.deleted_at desc, t.id desc`).as('json'))
        .where('t.deleted_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return json;
    },

    /** Counts the tournaments in the trash (TRUST-5). */
    async count(): Promise<number> {
      const { count } = await database
        .selectFrom('tournaments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Finds one tournament in the trash. Null when the trash does not contain it. */
    async find(id: number): Promise<TrashedTournament | null> {
      const row = await database
        .selectFrom('tournaments as t')
        .select(trashed.as('json'))
        .where('t.id', '=', id)
        .where('t.deleted_at', 'is not', null)
        .executeTakeFirst();
      return row ? (JSON.parse(row.json) as TrashedTournament) : null;
    },

    /** Moves a tournament into the trash. False when its version has changed. */
    add: (found: Tournament, stamp: AuditStamp) => move(found, 'deleted', stamp),

    /** Moves a tournament out of the trash. False when its version has changed. */
    restore: (found: TrashedTournament, stamp: AuditStamp) => move(found, 'restored', stamp),

    /**
     * Deletes a small part of the expired tournaments for good, by the system's clock and by the trash's (TRUST-9).
     * Their applications are deleted too; their history stays.
     * @param until the latest deletion to purge: an ISO instant, UTC, and the reading of the trash's clock, ms. A
     *   tournament deleted later than `ahead` was dated by a wrong clock, and only the trash's clock counts for it
     *   (TRUST-55)
     * @returns the number of deleted tournaments; 0 when none is left
     */
    purge: (until: Deletion & { ahead: string }, stamp: AuditStamp): Promise<number> =>
      withTransaction(database, async (transaction) => {
        const due = await transaction
          .selectFrom('tournaments as t')
          .select(({ selectFrom, fn }) => [
            't.id',
            selectFrom('applications')
              .whereRef('tournament_id', '=', 't.id')
              .select(fn.countAll<number>().as('count'))
              .$asScalar()
              .$notNull()
              .as('applications'),
          ])
          .where(({ or, eb }) =>
            or([eb('t.deleted_at', '<=', until.at), eb('t.deleted_at', '>', until.ahead)]),
          )
          .where('t.deleted_at_observed', '<=', until.observed)
          .orderBy('t.deleted_at')
          .orderBy('t.id')
          .limit(PURGED_AT_ONCE)
          .execute();
        if (due.length === 0) return 0;
        const removed = await transaction
          .deleteFrom('tournaments')
          .where('id', 'in', pickFirstPart(due))
          .returning(['id', 'version'])
          .execute();
        await createHistoryRepository(transaction).addPurged(removed, stamp);
        return removed.length;
      }),
  };
}
