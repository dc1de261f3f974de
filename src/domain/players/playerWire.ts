import type { ScoreUnit } from '../play/model/scoreUnit';
import type { Sex } from '../draw/base/drawnRound';
import type { Attendance, EntryStatus } from '../play/model/entry';
import type { RatedLevel } from '../rating/levelScale';
import type { Tournament } from '../tournament/tournament';

/** A person over all tournaments, from `GET /api/players` (PLAYER-2). */
export type Player = {
  /** UUID. Players that were merged have the id of the remaining one. */
  id: string;
  /** The latest known name; phone and level are the latest known ones too (PLAYER-87). */
  givenName: string;
  familyName: string;
  phone: string | null;
  level: number | null;
  /** Former phones and those of merged players, newest first (PLAYER-88). */
  otherPhones: readonly string[];
  /** Other full names in rosters and applications, newest first. */
  otherNames: readonly string[];
  /** The latest sex in a roster; null without one (PLAY-51). */
  sex: Sex | null;
  /** Number of attended tournaments. A tournament without a play counts by its applications. */
  tournaments: number;
  /** Day of the last attended tournament, yyyy-MM-dd; null without one. */
  lastSeen: string | null;
  /** Number of confirmed entries whose player did not come. */
  noShows: number;
  /** Paid roubles minus refunds. */
  paid: number;
  /** Numbers of attended tournaments by weekday, from Monday. */
  weekdays: readonly number[];
  /** The rating; null without a match (PLAYER-42). */
  rating: RatedLevel | null;
  /** True when the club's retention period has passed since the last attended tournament (PLAYER-74). */
  isOutdated: boolean;
};

/** Reference to a player in another player's card. */
export type PlayerReference = Pick<Player, 'id' | 'givenName' | 'familyName' | 'phone'>;

export type PlayerTournament = {
  tournamentId: number;
  /** Date of the tournament, yyyy-MM-dd. */
  date: string;
  /** Start as HH:MM. */
  startTime: string;
  tournamentType: Tournament['tournament_type'];
  /** Place in the standings; null without standings. */
  place: number | null;
  of: number | null;
  points: number | null;
  /** The unit of `points`. */
  unit: ScoreUnit;
  /** Number of played matches, the final included. */
  matches: number;
  /** True when the final is one of them; its points count in no sum (PLAY-85). */
  hasFinal: boolean;
  attendance: Attendance | null;
  /** Status of the entry; null for an application without a started play. */
  status: EntryStatus | null;
  /** Paid roubles minus refunds. */
  paid: number;
};

/** A partner or opponent, with the number of matches together. */
export type CoPlayer = PlayerReference & { times: number };

export type PlayerCard = Player & {
  note: string;
  /** Increases with each change of the note, of merges, or by a correction. */
  version: number;
  /** The players merged into this one. */
  merged: readonly PlayerReference[];
  /** Tournaments, newest first. */
  evenings: readonly PlayerTournament[];
  /** Partners, most frequent first. */
  partners: readonly CoPlayer[];
  opponents: readonly CoPlayer[];
  /** The rating's level after each tournament, oldest first. */
  form: readonly { date: string; level: number }[];
  /** Players who may be the same person. */
  sameAs: readonly PlayerReference[];
};

/** Maximum length of the club's note about a player (PLAYER-7). */
export const PLAYER_NOTE_LENGTH_MAX = 2_000;
