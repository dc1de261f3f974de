import type { Generated } from 'kysely';
import type { EntrySource, EntryStatus } from '../../domain/play/model/entry';
import type { LinkPurpose } from '../../domain/play/wire/links';

/** Counts of a play; one row for each tournament with a started play. */
export type PlaysTable = {
  tournament_id: number;
  /** Grows with every change and correction; the lock that orders them. */
  version: number;
  /** Part of the address of the sign-up page. */
  sign_up_token: string;
  /** Signs the forms of the sign-up page; renewed with the token. */
  sign_up_key: string;
  /** From the play's settings. */
  capacity: number | null;
  /** The people as `countPeople` counts them (ROSTER-42). */
  confirmed: number;
  waiting: number;
  /** Null until the program that added this column has counted the play. */
  absent: number | null;
  /** Roubles paid and not refunded. */
  paid: number;
  /** Confirmed entries that pay the tournament's own fee, and the sum of the others' fees in roubles. */
  pay_own_fee: number;
  other_fees: number;
  /** JSON, an array of the winners' entry ids; null until the play is finished and counted. */
  winners: string | null;
};

/** Rows are only added: triggers refuse updates and deletions. They contain no personal data. */
export type PlayChangesTable = {
  /** Order of acceptance over all plays. */
  seq: Generated<number>;
  tournament_id: number;
  id: string;
  /** ISO instant, UTC. */
  at: string;
  username: string | null;
  undoes: string | null;
  /** JSON, an array of PlayEvent. */
  events: string;
  /** 1 for a change of the history alone, which the fold leaves out; null for all others (APPLY-12). */
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
  /** Status from the play's changes, or from player and desk while under review. */
  status: EntryStatus;
  /** Version of the accepted text; null without a consent. */
  consent_version: string | null;
  /** Version of the text that allows showing the full name; null: not allowed (SEEN-71). */
  public_name_consent: string | null;
  /** SHA-256 of the secret with which a player cancels, hex; null for entries of the desk. */
  cancel_hash: string | null;
  /** ISO instant, UTC. */
  created_at: string;
  /** Grows with each correction. */
  version: Generated<number>;
  /** The player over all tournaments. Null until the match is made, and for a sign-up that was never accepted. */
  player_id: Generated<string | null>;
  /**
   * JSON, the EntryState with which a sign-up under review enters the play's changes; kept for declined ones. Null once
   * it has entered, and for all others (APPLY-12).
   */
  review_state: Generated<string | null>;
};

/** The secret addresses of a play's pages; a page without a row has none. */
export type PlayLinksTable = {
  tournament_id: number;
  purpose: LinkPurpose;
  token: string;
};

/** The settings with which the club's plays begin, by type of tournament (PLAY-72). */
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
  /** ms since the epoch. */
  at: number;
};
