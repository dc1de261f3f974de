import type { ScoreUnit } from '../play/model/scoreUnit';
import type { Sex } from '../draw/base/drawnRound';
import type { Attendance, EntryStatus } from '../play/model/entry';
import type { RatedLevel } from '../rating/levelScale';
import type { Tournament } from '../tournament/tournament';

/** A person over all tournaments, from `GET /api/players` (PLAYER-2). */
export type Player = {
  /** A UUID; merged players have that of the player they were merged into. */
  id: string;
  /** The last known values, also of phone and level (PLAYER-87). */
  givenName: string;
  familyName: string;
  phone: string | null;
  level: number | null;
  /** Former phones and those of merged players, the newest first (PLAYER-88). */
  otherPhones: readonly string[];
  /** Other full names in rosters and applications, the newest first. */
  otherNames: readonly string[];
  /** The latest value in a roster; null without one (PLAY-51). */
  sex: Sex | null;
  /** The number of attended tournaments; one without a play here counts by its applications. */
  tournaments: number;
  /** The day of the last attended tournament, yyyy-MM-dd. */
  lastSeen: string | null;
  /** The number of confirmed entries without attendance. */
  noShows: number;
  /** Paid roubles, minus refunds. */
  paid: number;
  /** The number of attended tournaments per day of the week, from Monday. */
  weekdays: readonly number[];
  /** The level by play; null without a match (PLAYER-42). */
  rating: RatedLevel | null;
  /** True when the club's retention time has passed since the last attendance (PLAYER-74). */
  isOutdated: boolean;
};

/** A player in another player's card. */
export type PlayerReference = Pick<Player, 'id' | 'givenName' | 'familyName' | 'phone'>;

export type PlayerTournament = {
  tournamentId: number;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:MM. */
  startTime: string;
  tournamentType: Tournament['tournament_type'];
  /** The place in the standings and the number of rows; null without standings. */
  place: number | null;
  of: number | null;
  points: number | null;
  /** The unit of `points`. */
  unit: ScoreUnit;
  /** The number of played matches. */
  matches: number;
  attendance: Attendance | null;
  /** Null: an application without a started play. */
  status: EntryStatus | null;
  /** Roubles. */
  paid: number;
};

/** A partner or an opponent, with the number of common matches. */
export type CoPlayer = PlayerReference & { times: number };

export type PlayerCard = Player & {
  note: string;
  /** Increases with each change of note, merges or correction. */
  version: number;
  /** The players merged into this one. */
  merged: readonly PlayerReference[];
  /** Newest first. */
  evenings: readonly PlayerTournament[];
  /** The most frequent first. */
  partners: readonly CoPlayer[];
  opponents: readonly CoPlayer[];
  /** The rating's level after each tournament, oldest first. */
  form: readonly { date: string; level: number }[];
  /** Players who may be the same person. */
  sameAs: readonly PlayerReference[];
};

/** The maximum length of a club's note about a player (PLAYER-7). */
export const PLAYER_NOTE_LENGTH_MAX = 2_000;
