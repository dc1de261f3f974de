import type { FieldName } from '../tournament/tournamentFields';
import type { Tournament } from '../tournament/tournament';

/** What can happen to a tournament (TRUST-7). */
export const CHANGE_KINDS = ['created', 'updated', 'deleted', 'restored', 'purged'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What became of one field; null is «not given», and all there is before the creation. */
export type FieldChange = {
  field: FieldName;
  from: string | number | null;
  to: string | number | null;
};

/** One line of a tournament's history. */
export type HistoryEntry = {
  id: number;
  /** ISO instant, UTC. */
  at: string;
  username: string;
  kind: ChangeKind;
  /** The tournament's version afterwards. */
  version: number;
  /** Empty where only its place changed: in the trash, out of it, gone. */
  changes: FieldChange[];
};

/** A tournament in the trash. */
export type TrashedTournament = Tournament & {
  /** ISO instant, UTC. */
  deleted_at: string;
};

/** How long a deleted tournament can be restored, in days. */
export const TRASH_DAYS = 30;
