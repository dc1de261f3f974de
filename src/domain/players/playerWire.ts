import type { Sex } from '../draw/base/drawnRound';
import type { Attendance, EntryStatus } from '../play/model/entry';
import type { RatedLevel } from '../rating/levelScale';
import type { Tournament } from '../tournament/tournament';

/** PLAYER-2: somebody over all tournaments, as `GET /api/players` answers. */
export type Player = {
  /** A UUID; of several that were merged, that of the one they were merged into. */
  id: string;
  /** As they were given last, like phone and level. */
  givenName: string;
  familyName: string;
  phone: string | null;
  level: number | null;
  /** PLAY-51: as a roster said it last; null where none has. */
  sex: Sex | null;
  /** How many they came to; one that was not run here counts by its applications. */
  tournaments: number;
  /** The day of the last of these, yyyy-MM-dd. */
  lastSeen: string | null;
  /** How often they were confirmed and did not come. */
  noShows: number;
  /** Roubles that were paid and not given back. */
  paid: number;
  /** How many of the tournaments were on each day of the week, from Monday. */
  weekdays: readonly number[];
  /** PLAYER-42; null without a match. */
  rating: RatedLevel | null;
  /** PLAYER-74: not seen for as long as the club keeps people. */
  isOutdated: boolean;
};

/** Somebody who stands in another player's card. */
export type PlayerReference = Pick<Player, 'id' | 'givenName' | 'familyName' | 'phone'>;

/** One tournament of a player's. */
export type PlayerTournament = {
  tournamentId: number;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:MM. */
  startTime: string;
  tournamentType: Tournament['tournament_type'];
  /** In the standings, of so many; null where it has none. */
  place: number | null;
  of: number | null;
  points: number | null;
  /** How many they played. */
  matches: number;
  attendance: Attendance | null;
  /** Null: applied where no play has started. */
  status: EntryStatus | null;
  /** Roubles. */
  paid: number;
};

/** Somebody with whom or against whom a player has played so many matches. */
export type CoPlayer = PlayerReference & { times: number };

/** All that is known of a player. */
export type PlayerCard = Player & {
  note: string;
  /** Grows with each change of the note. */
  version: number;
  /** Who was merged into this one. */
  merged: readonly PlayerReference[];
  /** Newest first. */
  evenings: readonly PlayerTournament[];
  /** Those played with most often first. */
  partners: readonly CoPlayer[];
  opponents: readonly CoPlayer[];
  /** The rating's level after each tournament, oldest first. */
  form: readonly { date: string; level: number }[];
  /** Who may be the same person. */
  sameAs: readonly PlayerReference[];
};

/** PLAYER-7: characters of a club's note about a player. */
export const PLAYER_NOTE_LENGTH_MAX = 2_000;
