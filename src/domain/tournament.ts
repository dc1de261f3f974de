/** The tournament types that can be chosen, by the label that is shown and sent (RULE-1, WIRE-2). */
export const TOURNAMENT_TYPES = ['Мексикано', 'Американо'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

export const LEVEL_MIN = 1;
export const LEVEL_MAX = 7;
export const LEVEL_STEP = 0.5;

/** Every level that can be chosen, ascending: 1, 1.5 ... 7. */
export const LEVELS: readonly number[] = Array.from(
  { length: (LEVEL_MAX - LEVEL_MIN) / LEVEL_STEP + 1 },
  (_, index) => LEVEL_MIN + index * LEVEL_STEP,
);

/** The club's hours as HH:MM; rules, hints and the second check all read them here (CREATE-5). */
export const EARLIEST_START = '08:00';
export const LATEST_START = '23:00';
export const LATEST_END = '23:59';

export const FEE_MAX = 1_000_000;
export const NAME_LENGTH_MIN = 2;
export const NAME_LENGTH_MAX = 50;
export const USER_ID_LENGTH_MAX = 64;

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
export type Tournament = {
  /** Positive as the server gave it; negative where the server gave none, so nothing can be sent for it. */
  id: number;
  tournament_type: string;
  /** yyyy-MM-dd in the club's time zone. */
  date: string;
  /** HH:MM. */
  start_time: string;
  end_time: string | null;
  level_from: number | null;
  level_to: number | null;
  /** Whole roubles. */
  entry_fee: number | null;
  organizer_name: string;
  organizer_phone: string;
  applications: Application[];
  /** ISO instants, UTC. */
  created_at: string;
  updated_at: string;
  /** Grows with each change; null with a server that does not count. */
  version: number | null;
};

/** What is sent to create a tournament; an update sends the changed part of it (WIRE-3, WIRE-4). */
export type TournamentRequest = {
  tournamentType: string;
  date: string;
  startTime: string;
  endTime: string | null;
  levelFrom: number;
  levelTo: number | null;
  entryFee: number;
  organizerName: string;
  organizerPhone: string;
};
export type RequestField = keyof TournamentRequest;

/** What the club's site or bot sends for a player's application. */
export type ApplicationRequest = {
  name: string;
  level: number | null;
  contactPhone: string;
  userId: number | string;
};
