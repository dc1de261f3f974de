import type { FieldName } from '../tournament/tournamentFields';
import type { Tournament } from '../tournament/tournament';

/** The kinds of change to a tournament (TRUST-7). */
export const CHANGE_KINDS = ['created', 'updated', 'deleted', 'restored', 'purged'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The change of one field. Null means «not given»; before the creation every value is null. */
export type FieldChange = {
  field: FieldName;
  from: string | number | null;
  to: string | number | null;
};

export type HistoryEntry = {
  id: number;
  /** ISO instant of the change, UTC. */
  at: string;
  username: string;
  kind: ChangeKind;
  /** The tournament's version after the change. */
  version: number;
  /** Empty when no field changed: the tournament was deleted, restored or purged. */
  changes: FieldChange[];
};

export type TrashedTournament = Tournament & {
  /** ISO instant of the deletion, UTC. */
  deleted_at: string;
};

/** Number of days in which a deleted tournament can be restored. */
export const TRASH_DAYS = 30;
