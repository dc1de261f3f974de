import type { LoadedFields, RequestFields } from './tournamentFields';

export type Application = {
  id: number | null;
  name: string;
  level: number | null;
  contact_phone: string;
  user_id: number | string | null;
  /** ISO instant of the application, UTC. */
  created_at: string;
};

/**
 * A loaded and normalised tournament (WIRE-2, WIRE-6). An invalid value becomes raw text, or null for a number
 * (WIRE-7).
 */
export type Tournament = LoadedFields & {
  /** The server's positive id. A row without one gets a negative id, which no request can use. */
  id: number;
  applications: Application[];
  /** ISO instant of the creation, UTC. */
  created_at: string;
  updated_at: string;
  /** Version, which increases with each change; null from a server without versions. */
  version: number | null;
};

/** The tournament that a write changes, and the version on which the write builds (TRUST-40). */
export type TournamentVersion = Pick<Tournament, 'id' | 'version'>;

/** The request for a new tournament. An update sends only the changed fields (WIRE-3, WIRE-4). */
export type TournamentRequest = RequestFields & {
  /** Id of the copied tournament, for a host with the feature `play` (PLAY-71). */
  copyOf?: number;
};

/** The request by which the club's site or bot sends a player's application. */
export type ApplicationRequest = {
  name: string;
  level: number | null;
  contactPhone: string;
  userId: number | string;
};

/** A move of a tournament from one day to another, both yyyy-MM-dd (DESK-30). */
export type TournamentDayMove = { known: TournamentVersion; from: string; to: string };
