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
} from './playTables';

export type TournamentsTable = StoredFields & {
  id: Generated<number>;
  version: Generated<number>;
  /** ISO instants, UTC. */
  created_at: string;
  updated_at: string;
  /** Null unless it is in the trash. */
  deleted_at: Generated<string | null>;
  /** What the trash's clock showed at its last deletion, ms. */
  deleted_at_observed: Generated<number>;
  /** Of the list, when it or its applications changed last; set by triggers. */
  revision: Generated<number>;
};

/** One row: how often anything of the list has changed. */
type ListStateTable = { id: number; epoch: number; revision: number };

type ApplicationsTable = {
  id: Generated<number>;
  tournament_id: number;
  name: string;
  level: number | null;
  contact_phone: string;
  /** As `toUserIdColumn` writes it. */
  user_id: bigint | string;
  created_at: string;
  /** Who it is over all tournaments; null until that was looked for. */
  player_id: Generated<string | null>;
};

/** Rows are added and never touched again: triggers refuse it. */
type TournamentHistoryTable = {
  id: Generated<number>;
  tournament_id: number;
  at: string;
  username: string;
  kind: ChangeKind;
  /** The tournament's version afterwards. */
  version: number;
  /** JSON, an array of FieldChange. */
  changes: string;
};

type IdempotencyKeysTable = {
  /** The key's scope: an administrator's name, or what `KeyedRequest` allows besides. */
  username: string;
  key: string;
  /** Method and path. */
  request: string;
  /** SHA-256, hex. */
  body_hash: string;
  status: number;
  /** JSON. */
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
  /** SHA-256 of the token, hex. */
  token_hash: string;
  username: string;
  /** When the person signed in, ms since the epoch. */
  signed_in_at: number;
};

/** One row for each address that failed to sign in during the last day. */
type SignInFailuresTable = {
  address: string;
  /** JSON, an array of instants in ms since the epoch. */
  instants: string;
  /** How many they are, and the last of them. */
  failures: number;
  last_at: number;
};

/** One row at most. */
export type CalendarAddressTable = {
  id: number;
  token: string;
  /** ISO instants, UTC. */
  created_at: string;
  last_read_at: string | null;
};

/** One row: the time for which servers have watched over the trash. */
type TrashClockTable = {
  id: number;
  observed_ms: number;
  /** By the system's clock, ms since the epoch; null until it is first counted. */
  updated_at: number | null;
  /** When the system's clock was last found set, ms since the epoch, and by how many ms. */
  jumped_at: number | null;
  jumped_by: number | null;
};

/** Somebody over all tournaments, known again by phone and name together. */
type PlayersTable = {
  /** A UUID, random: it says nothing of whose it is. */
  id: string;
  /** As RULE-11 has it; empty where nobody knows one. */
  phone: string;
  /** As `normalizeName` writes it; empty where it would know nobody again, and of who was forgotten. */
  name_key: string;
  /** The player that this one is the same person as, who may be merged into another one since. */
  merged_into: Generated<string | null>;
  /** What the club has noted of them; empty: nothing. */
  note: Generated<string>;
  /** Grows with each change of the note. */
  version: Generated<number>;
  /** ISO instants, UTC. */
  created_at: string;
  forgotten_at: Generated<string | null>;
};

/** What two players are not to do together; `one_id` is the smaller of the two. */
type PlayerWishesTable = {
  one_id: string;
  other_id: string;
  kind: WishKind;
};

/** Who was asked to come. */
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
};

/** The club's database, as repositories are given it. */
export type ClubDatabase = Kysely<Tables>;
