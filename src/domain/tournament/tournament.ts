import type { LoadedFields, RequestFields } from './tournamentFields';

export type Application = {
  id: number | null;
  name: string;
  level: number | null;
  contact_phone: string;
  user_id: number | string | null;
  /** ISO instant, UTC. */
  created_at: string;
};

/**
 * A tournament as loaded and normalised (WIRE-2, WIRE-6). A value that the server sent broken is
 * kept as raw text where it is text, and is null where it is a number (WIRE-7).
 */
export type Tournament = LoadedFields & {
  /** Positive as the server gave it; negative where the server gave none, so nothing can be sent for it. */
  id: number;
  applications: Application[];
  /** ISO instants, UTC. */
  created_at: string;
  updated_at: string;
  /** Grows with each change; null with a server that does not count. */
  version: number | null;
};

/** The tournament that a write changes, and the version that it builds on (TRUST-40). */
export type TournamentVersion = Pick<Tournament, 'id' | 'version'>;

/** What is sent to create a tournament; an update sends the changed part of it (WIRE-3, WIRE-4). */
export type TournamentRequest = RequestFields;

/** What the club's site or bot sends for a player's application. */
export type ApplicationRequest = {
  name: string;
  level: number | null;
  contactPhone: string;
  userId: number | string;
};

/** DESK-30: a tournament's way from one day to another; days are yyyy-MM-dd. */
export type TournamentDayMove = { known: TournamentVersion; from: string; to: string };
