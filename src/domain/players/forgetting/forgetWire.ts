/** A tournament that is not over yet, in which somebody plays or whom they organize. */
export type UpcomingTournament = { id: number; date: string; startTime: string };

/** PLAYER-61: what is replaced when a player is forgotten, in numbers. */
export type ForgetPreview = {
  /** Entries and applications, each tournament once or twice. */
  entries: number;
  applications: number;
  /** Past tournaments, also in the trash, that they organized. */
  organized: number;
  /** Lines of tournaments' histories. */
  historyLines: number;
  /** Responses that are stored for a repeated request. */
  keptAnswers: number;
  invitations: number;
  wishes: number;
  hasNote: boolean;
  /** How many players were found to be this one. */
  players: number;
  /** PLAYER-62: with any of these nobody is forgotten. */
  openTournaments: UpcomingTournament[];
};

/** PLAYER-77: somebody who was forgotten, for devices that may have kept them. */
export type ForgottenPlayer = {
  id: string;
  /** ISO instant, UTC. */
  at: string;
  /** In whose rosters they were. */
  tournamentIds: readonly number[];
};
