import type { Generated } from 'kysely';
import type { EntrySource, EntryStatus } from '../../domain/play/model/entry';
import type { LinkPurpose } from '../../domain/play/wire/links';

/** One row for each tournament whose play has started: what is counted of it. */
export type PlaysTable = {
  tournament_id: number;
  /** Grows with every change and correction, which take turns by it. */
  version: number;
  /** In the address of its sign-up page. */
  sign_up_token: string;
  /** Signs what the forms of that page carry; made anew with the token. */
  sign_up_key: string;
  /** Of its settings. */
  capacity: number | null;
  /** How many entries are so. */
  confirmed: number;
  waiting: number;
  /** Roubles that were paid and not given back. */
  paid: number;
  /** How many of those confirmed pay the tournament's own fee, and what the others pay in all, roubles. */
  pay_own_fee: number;
  other_fees: number;
  /** JSON, an array of entries' ids: who has won; null until it is finished, and counted. */
  winners: string | null;
};

/** Rows are added and never touched again: triggers refuse it. They name no person. */
export type PlayChangesTable = {
  /** In the order in which they were accepted, over all plays. */
  seq: Generated<number>;
  tournament_id: number;
  /** The change's own. */
  id: string;
  /** ISO instant, UTC. */
  at: string;
  username: string | null;
  undoes: string | null;
  /** JSON, an array of PlayEvent. */
  events: string;
  /** APPLY-12: 1 for a change that stands in the history alone, beside what is folded. Null for all others. */
  beside: Generated<number | null>;
};

/** The persons behind a play's entries. */
export type PlayEntriesTable = {
  id: string;
  tournament_id: number;
  application_id: number | null;
  given_name: string;
  family_name: string;
  phone: string | null;
  level: number | null;
  source: EntrySource;
  /** As the play's changes have it, or as player and desk have made it while under review. */
  status: EntryStatus;
  /** Of the text that was agreed to; null without a consent. */
  consent_version: string | null;
  /** SEEN-71: of the text by which the whole name may be shown; null: it may not. */
  public_name_consent: string | null;
  /** SHA-256 of the secret by which a player cancels, hex; null for entries of the desk. */
  cancel_hash: string | null;
  /** ISO instant, UTC. */
  created_at: string;
  /** Grows with each correction. */
  version: Generated<number>;
  /** Who it is over all tournaments; null until that was looked for, and for a sign-up that was never accepted. */
  player_id: Generated<string | null>;
  /**
   * APPLY-12: JSON, the EntryState with which a sign-up under review comes into the play's changes, declined ones
   * included. Null once it is there, and for all others.
   */
  review_state: Generated<string | null>;
};

/** The secret addresses of what a play shows to others; without a row there is none. */
export type PlayLinksTable = {
  tournament_id: number;
  purpose: LinkPurpose;
  token: string;
};

/** APPLY-12: the sign-ups of the last hour. */
export type SignUpsTable = {
  id: Generated<number>;
  tournament_id: number;
  /** As `toClientKey` gives it. */
  address: string;
  /** ms since the epoch. */
  at: number;
};
