/** A tournament that is not over, with the person as player or organizer. */
export type UpcomingTournament = { id: number; date: string; startTime: string };

/** The numbers of items to replace when a player is forgotten (PLAYER-61). */
export type ForgetPreview = {
  /** Entries and applications; a tournament may count in both. */
  entries: number;
  applications: number;
  /** Past tournaments that the person organized, including those in the trash. */
  organized: number;
  historyLines: number;
  /** Stored responses for repeated requests. */
  keptAnswers: number;
  invitations: number;
  wishes: number;
  hasNote: boolean;
  /** The number of stored players who are this person. */
  players: number;
  /** Any of these prevents forgetting (PLAYER-62). */
  openTournaments: UpcomingTournament[];
};

/** A forgotten person, for devices that may still have the data (PLAYER-77). */
export type ForgottenPlayer = {
  id: string;
  /** ISO instant, UTC. */
  at: string;
  /** The tournaments whose rosters had the person. */
  tournamentIds: readonly number[];
};
