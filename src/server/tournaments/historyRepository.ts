import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
} from '../../domain/tournament/tournamentFields';
import type { ChangeKind, FieldChange, HistoryEntry } from '../../domain/editing/history';
import type { Tournament, TournamentRequest } from '../../domain/tournament/tournament';
import { compileQuery } from '../db/compileQuery';
import type { ClubDatabase } from '../db/tables';

/** Who made a change, and when: an ISO instant, UTC. */
export type AuditStamp = { username: string; at: string };

type NewEntry = {
  kind: ChangeKind;
  /** The tournament's version afterwards. */
  version: number;
  changes?: FieldChange[];
};

/** What a request makes of a stored tournament, or of nothing yet. */
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
    /** JSON. */
    changes: string;
  };

const addEntry = compileQuery(
  (database, { tournamentId, at, username, kind, version, changes }: EntryRow) =>
    database
      .insertInto('tournament_history')
      .values({ tournament_id: tournamentId, at, username, kind, version, changes }),
);

/** All SQL of the history, to which entries are only ever added. */
export function createHistoryRepository(database: ClubDatabase) {
  /** A tournament from before the history began has no lines in it. */
  async function isKnown(tournamentId: number): Promise<boolean> {
    const row = await database
      .selectFrom('tournaments')
      .select('id')
      .where('id', '=', tournamentId)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** Notes what happened to a tournament; for the transaction in which it happens. */
    async add(
      tournamentId: number,
      { kind, version, changes = [] }: NewEntry,
      { username, at }: AuditStamp,
    ): Promise<void> {
      const text = JSON.stringify(changes);
      await addEntry(database, { tournamentId, at, username, kind, version, changes: text });
    },

    /** Notes by one statement that tournaments were removed for good; for the transaction that did it. */
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

    /** A tournament's history, newest first; null where there never was one of that id. */
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
