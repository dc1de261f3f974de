import type { Generated } from 'kysely';
import type { EntrySource, EntryStatus } from '../../domain/play/model/entry';
import type { LinkPurpose } from '../../domain/play/wire/links';

/** Counts of a play; one row for each tournament with a started play. */
export type PlaysTable = {
  tournament_id: number;
  /**
   * Version of the play, increased by every change and correction. The row is also the lock that orders the changes.
   */
  version: number;
  /** Secret part of the sign-up page's address. */
  sign_up_token: string;
  /** Key that signs the forms of the sign-up page. It is renewed with the token. */
  sign_up_key: string;
  /** Maximum number of players from the play's settings. */
  capacity: number | null;
  /** Number of confirmed entries with a spot, from `countPeople` (ROSTER-42). */
  confirmed: number;
  waiting: number;
  /** Number of players who did not come. Null until the program that added this column has counted the play. */
  absent: number | null;
  /** Sum of the roubles paid and not refunded. */
  paid: number;
  /**
   * Number of confirmed entries that pay the tournament's own fee. `other_fees` is the sum of the others' fees in
   * roubles.
   */
  pay_own_fee: number;
  other_fees: number;
  /** JSON, an array of the winners' entry ids. Null until the play is finished and counted. */
  winners: string | null;
};

/** Changes of plays. Rows are only added: triggers refuse updates and deletions. They contain no personal data. */
export type PlayChangesTable = {
  /** Order of the accepted changes over all plays. */
  seq: Generated<number>;
  tournament_id: number;
  id: string;
  /** ISO instant, UTC. */
  at: string;
  username: string | null;
  undoes: string | null;
  /** JSON, an array of PlayEvent. */
  events: string;
  /** 1 for a change that belongs only to the history and that the fold skips. Null for all others (APPLY-12). */
  beside: Generated<number | null>;
};

/** The people behind a play's entries. */
export type PlayEntriesTable = {
  id: string;
  tournament_id: number;
  application_id: number | null;
  given_name: string;
  family_name: string;
  phone: string | null;
  level: number | null;
  source: EntrySource;
  /** Status of the entry: set by player and desk during review, later copied from the play's changes. */
  status: EntryStatus;
  /** Version of the accepted text. Null without a consent. */
  consent_version: string | null;
  /** Version of the text that allows showing the full name. Null: the full name is not allowed (SEEN-71). */
  public_name_consent: string | null;
  /** SHA-256 (hex) of the secret with which a player cancels. Null for entries of the desk. */
  cancel_hash: string | null;
  /** ISO instant, UTC. */
  created_at: string;
  /** Version of the person, increased by each correction. */
  version: Generated<number>;
  /** The player over all tournaments. Null until the entry is matched, and for a sign-up that was never accepted. */
  player_id: Generated<string | null>;
  /**
   * JSON, the EntryState with which a sign-up under review enters the play's changes. Declined sign-ups keep it. Null
   * after it has entered, and for all other entries (APPLY-12).
   */
  review_state: Generated<string | null>;
};

/** The secret addresses of a play's pages. A page without a row has no address. */
export type PlayLinksTable = {
  tournament_id: number;
  purpose: LinkPurpose;
  token: string;
};

/** The settings with which the club's plays start, by type of tournament (PLAY-72). */
export type UsualSettingsTable = {
  tournament_type: string;
  /** JSON, CarriedSettings. */
  settings: string;
};

/** The sign-ups of the last hour (APPLY-12). */
export type SignUpsTable = {
  id: Generated<number>;
  tournament_id: number;
  /** Client key from `toClientKey`. */
  address: string;
  /** Instant in ms since the epoch. */
  at: number;
};
