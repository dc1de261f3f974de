import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
} from '../../domain/tournament/tournamentFields';
import type {
  Application,
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../domain/tournament/tournament';
import { compileQuery } from '../db/compileQuery';
import { toUserIdColumn } from '../db/jsonSql';
import type { ClubDatabase, TournamentsTable } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { listFieldChanges, createHistoryRepository, type AuditStamp } from './historyRepository';
import { buildTournamentJsonSql } from './tournamentJson';

type Columns = Pick<TournamentsTable, FieldName>;

export type TournamentRepository = ReturnType<typeof createTournamentRepository>;

/** Returns a request's fields under their columns' names. */
const toColumns = (request: Partial<TournamentRequest>): Partial<Columns> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const value = request[TOURNAMENT_FIELDS[name].requestName];
      return value === undefined ? [] : [[name, value]];
    }),
  );

const findRows = compileQuery((database, { id }: { id: number }) =>
  database
    .selectFrom('tournaments as t')
    .select(buildTournamentJsonSql(database).tournament.as('json'))
    .where('t.id', '=', id)
    .where('t.deleted_at', 'is', null),
);

async function findTournament(database: ClubDatabase, id: number): Promise<Tournament | null> {
  const [row] = await findRows(database, { id });
  return row ? (JSON.parse(row.json) as Tournament) : null;
}

/**
 * All SQL of tournaments outside the trash, and of their applications. Each change of a tournament is stored together
 * with its line in the history. Instants are ISO texts in UTC.
 */
export function createTournamentRepository(database: ClubDatabase) {
  return {
    /** Finds one tournament with its applications. Null for an unknown id. */
    find: (id: number): Promise<Tournament | null> => findTournament(database, id),

    /**
     * Creates a tournament.
     * @param copiedFrom the tournament that the new one copies, or null
     */
    create: (
      request: TournamentRequest,
      stamp: AuditStamp,
      copiedFrom: number | null = null,
    ): Promise<Tournament> =>
      withTransaction(database, async (transaction) => {
        const { at } = stamp;
        const { id, version } = await transaction
          .insertInto('tournaments')
          .values({
            ...(toColumns(request) as Columns),
            created_at: at,
            updated_at: at,
            copied_from: copiedFrom,
          })
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow();
        const changes = listFieldChanges(null, request);
        const history = createHistoryRepository(transaction);
        await history.add(id, { kind: 'created', version, changes }, stamp);
        return (await findTournament(transaction, id))!;
      }),

    /**
     * Stores changed fields if the tournament still has the version that the caller found.
     * @returns the changed tournament; null when the version is another one
     */
    update: (
      { id, version, ...stored }: Tournament,
      request: Partial<TournamentRequest>,
      stamp: AuditStamp,
    ): Promise<Tournament | null> =>
      withTransaction(database, async (transaction) => {
        const row = await transaction
          .updateTable('tournaments')
          .set({ ...toColumns(request), updated_at: stamp.at, version: version! + 1 })
          .where('id', '=', id)
          .where('version', '=', version!)
          .where('deleted_at', 'is', null)
          .returning('version')
          .executeTakeFirst();
        if (!row) return null;
        const changes = listFieldChanges(stored, request);
        const history = createHistoryRepository(transaction);
        await history.add(id, { kind: 'updated', version: row.version, changes }, stamp);
        return findTournament(transaction, id);
      }),

    /**
     * Stores a player's application. The tournament's version does not change, because it counts only the tournament's
     * own fields.
     * @returns null for an unknown tournament
     */
    addApplication: (
      tournamentId: number,
      { name, level: playerLevel, contactPhone, userId }: ApplicationRequest,
      at: string,
    ): Promise<Application | null> =>
      withTransaction(database, async (transaction) => {
        const tournament = await transaction
          .selectFrom('tournaments')
          .select('id')
          .where('id', '=', tournamentId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (!tournament) return null;
        const { id } = await transaction
          .insertInto('applications')
          .values({
            tournament_id: tournamentId,
            name,
            level: playerLevel,
            contact_phone: contactPhone,
            user_id: toUserIdColumn(transaction, userId),
            created_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { json } = await transaction
          .selectFrom('applications as a')
          .select(buildTournamentJsonSql(transaction).application.as('json'))
          .where('a.id', '=', id)
          .executeTakeFirstOrThrow();
        return JSON.parse(json) as Application;
      }),

    /** Finds the tournament that this one copies. Null for none (PLAY-71). */
    async findCopied(id: number): Promise<number | null> {
      const row = await database
        .selectFrom('tournaments')
        .select('copied_from')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.copied_from ?? null;
    },

    /** True when the club has no tournament yet, not even in the trash. */
    async isEmpty(): Promise<boolean> {
      const row = await database.selectFrom('tournaments').select('id').limit(1).executeTakeFirst();
      return row === undefined;
    },
  };
}
