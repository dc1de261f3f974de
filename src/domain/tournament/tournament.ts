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
 * A loaded and normalised tournament (WIRE-2, WIRE-6). A broken value becomes raw text, or null for a number (WIRE-7).
 */
export type Tournament = LoadedFields & {
  /** The server's positive id; negative without one, and then no request is possible. */
  id: number;
  applications: Application[];
  /** ISO instants, UTC. */
  created_at: string;
  updated_at: string;
  /** Increases with each change; null from a server without versions. */
  version: number | null;
};

/** The tournament of a write, and the version on which it builds (TRUST-40). */
export type TournamentVersion = Pick<Tournament, 'id' | 'version'>;

/** The request for a new tournament; an update sends the changed part of it (WIRE-3, WIRE-4). */
export type TournamentRequest = RequestFields & {
  /** The id of the copied tournament, for a host with the feature `play` (PLAY-71). */
  copyOf?: number;
};

/** The request of the club's site or bot for a player's application. */
export type ApplicationRequest = {
  name: string;
  level: number | null;
  contactPhone: string;
  userId: number | string;
};

/** The move of a tournament to another day; days are yyyy-MM-dd (DESK-30). */
export type TournamentDayMove = { known: TournamentVersion; from: string; to: string };
