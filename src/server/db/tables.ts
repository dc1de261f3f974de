import type { Generated, Kysely } from 'kysely';
import type { WishKind } from '../../domain/draw/base/wishes';
import type { ChangeKind } from '../../domain/editing/history';
import type { StoredFields } from '../../domain/tournament/tournamentFields';
import type {
  PlaysTable,
  PlayChangesTable,
  PlayEntriesTable,
  PlayLinksTable,
  SignUpsTable,
  UsualSettingsTable,
} from './playTables';

export type TournamentsTable = StoredFields & {
  id: Generated<number>;
  version: Generated<number>;
  /** ISO instants, UTC. */
  created_at: string;
  updated_at: string;
  /** Null for a tournament outside the trash. */
  deleted_at: Generated<string | null>;
  /** Time of the trash's clock at the last deletion in ms. */
  deleted_at_observed: Generated<number>;
  /** Revision of the list at the last change of the tournament or its applications. Triggers set it. */
  revision: Generated<number>;
  /** The tournament that this one copies. Null for none. It may be deleted. */
  copied_from: Generated<number | null>;
};

/** One row: the number of changes of the list. */
type ListStateTable = { id: number; epoch: number; revision: number };

type ApplicationsTable = {
  id: Generated<number>;
  tournament_id: number;
  name: string;
  level: number | null;
  contact_phone: string;
  /** Id of the user in the form of `toUserIdColumn`. */
  user_id: bigint | string;
  created_at: string;
  /** The player over all tournaments. Null until the application is matched. */
  player_id: Generated<string | null>;
};

/** Rows are only added: triggers refuse updates and deletions. */
type TournamentHistoryTable = {
  id: Generated<number>;
  tournament_id: number;
  at: string;
  username: string;
  kind: ChangeKind;
  /** The tournament's version after the change. */
  version: number;
  /** JSON, an array of FieldChange. */
  changes: string;
};

type IdempotencyKeysTable = {
  /** Owner of the key: an administrator's name, or another scope of `KeyedRequest`. */
  username: string;
  key: string;
  /** Method and path of the request. */
  request: string;
  /** SHA-256 (hex) of the request's body. */
  body_hash: string;
  status: number;
  /** Response as JSON. */
  answer: string;
  created_at: string;
};

type AdministratorsTable = {
  username: string;
  password_hash: string;
  created_at: string;
  updated_at: string;
};

type SessionsTable = {
  /** SHA-256 (hex) of the token. */
  token_hash: string;
  username: string;
  /** Time of the sign-in, ms since the epoch. */
  signed_in_at: number;
};

/** One row for each address with a failed sign-in within the last day. */
type SignInFailuresTable = {
  address: string;
  /** JSON, an array of instants in ms since the epoch. */
  instants: string;
  /** The number of these instants, and the last of them. */
  failures: number;
  last_at: number;
};

/** The calendar's address, at most one row. */
export type CalendarAddressTable = {
  id: number;
  token: string;
  /** ISO instants, UTC. */
  created_at: string;
  last_read_at: string | null;
};

/** The time during which servers have watched the trash, in one row. */
type TrashClockTable = {
  id: number;
  observed_ms: number;
  /** Time of the system's clock at the last count, ms since the epoch. Null before the first count. */
  updated_at: number | null;
  /** Last detected jump of the system's clock: its instant (ms since the epoch), and its size in ms. */
  jumped_at: number | null;
  jumped_by: number | null;
};

/** A player over all tournaments, identified by phone and name together. */
type PlayersTable = {
  /** A random UUID, which reveals nothing about the player. */
  id: string;
  /** Phone in the form of RULE-11. Empty when unknown. */
  phone: string;
  /** Key from `normalizeName`. Empty for a name that would identify no player, and for a forgotten player. */
  name_key: string;
  /** Id of another player of the same person. That player may also be merged into another one. */
  merged_into: Generated<string | null>;
  /** The club's note. Empty for none. */
  note: Generated<string>;
  /** Version of the player, increased by each change of note, merges or correction. */
  version: Generated<number>;
  /** ISO instants, UTC. */
  created_at: string;
  forgotten_at: Generated<string | null>;
  /** A `PlayerCorrection` as JSON (PLAYER-87). */
  correction: Generated<string | null>;
};

/** A wish about two players. `one_id` is the smaller id. */
type PlayerWishesTable = {
  one_id: string;
  other_id: string;
  kind: WishKind;
};

type PlayerInvitationsTable = {
  tournament_id: number;
  player_id: string;
  /** ISO instant, UTC. */
  at: string;
};

export type Tables = {
  tournaments: TournamentsTable;
  applications: ApplicationsTable;
  list_state: ListStateTable;
  tournament_history: TournamentHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  administrators: AdministratorsTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  calendar_address: CalendarAddressTable;
  trash_clock: TrashClockTable;
  plays: PlaysTable;
  play_changes: PlayChangesTable;
  play_entries: PlayEntriesTable;
  play_links: PlayLinksTable;
  players: PlayersTable;
  player_wishes: PlayerWishesTable;
  player_invitations: PlayerInvitationsTable;
  sign_ups: SignUpsTable;
  usual_settings: UsualSettingsTable;
};

export type ClubDatabase = Kysely<Tables>;
