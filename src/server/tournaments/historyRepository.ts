import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
} from '../../domain/tournament/tournamentFields';
import type { ChangeKind, FieldChange, HistoryEntry } from '../../domain/editing/history';
import type { Tournament, TournamentRequest } from '../../domain/tournament/tournament';
import { compileQuery } from '../db/compileQuery';
import type { ClubDatabase } from '../db/tables';

/** The author of a change, and its instant (ISO in UTC). */
export type AuditStamp = { username: string; at: string };

type NewEntry = {
  kind: ChangeKind;
  /** The tournament's version after the change. */
  version: number;
  changes?: FieldChange[];
};

/** Lists the changes that a request makes in a stored tournament, or in a new one. */
export const listFieldChanges = (
  stored: Pick<Tournament, FieldName> | null,
  request: Partial<TournamentRequest>,
): FieldChange[] =>
  FIELD_NAMES.flatMap((field) => {
    const from = stored?.[field] ?? null;
    const to = request[TOURNAMENT_FIELDS[field].requestName];
    return to === undefined || to === from ? [] : [{ field, from, to }];
  });

type EntryRow = Omit<NewEntry, 'changes'> &
  AuditStamp & {
    tournamentId: number;
    /** JSON, an array of FieldChange. */
    changes: string;
  };

const addEntry = compileQuery(
  (database, { tournamentId, at, username, kind, version, changes }: EntryRow) =>
    database
      .insertInto('tournament_history')
      .values({ tournament_id: tournamentId, at, username, kind, version, changes }),
);

/** All SQL of the history. Rows are only added. */
export function createHistoryRepository(database: ClubDatabase) {
  /** True for a known id. A tournament that is older than the history has no lines in it. */
  async function isKnown(tournamentId: number): Promise<boolean> {
    const row = await database
      .selectFrom('tournaments')
      .select('id')
      .where('id', '=', tournamentId)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** Adds a line about a tournament, in the transaction of the change. */
    async add(
      tournamentId: number,
      { kind, version, changes = [] }: NewEntry,
      { username, at }: AuditStamp,
    ): Promise<void> {
      const text = JSON.stringify(changes);
      await addEntry(database, { tournamentId, at, username, kind, version, changes: text });
    },

    /** Adds lines about purged tournaments in one statement, in the transaction that deletes them. */
    async addPurged(
      removed: readonly { id: number; version: number }[],
      { username, at }: AuditStamp,
    ): Promise<void> {
      if (removed.length === 0) return;
      const entries = removed.map(({ id, version }) => ({
        tournament_id: id,
        kind: 'purged' as const,
        version,
        changes: '[]',
        username,
        at,
      }));
      await database.insertInto('tournament_history').values(entries).execute();
    },

    /** Lists a tournament's history, newest first. Null for an id that never existed. */
    async listByTournament(tournamentId: number): Promise<HistoryEntry[] | null> {
      const rows = await database
        .selectFrom('tournament_history')
        .select(['id', 'at', 'username', 'kind', 'version', 'changes'])
        .where('tournament_id', '=', tournamentId)
        .orderBy('id', 'desc')
        .execute();
      if (rows.length === 0 && !(await isKnown(tournamentId))) return null;
      return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as FieldChange[] }));
    },
  };
}
