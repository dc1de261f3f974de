/** A tournament that is not over, in which the person plays or which the person organizes. */
export type UpcomingTournament = { id: number; date: string; startTime: string };

/** Numbers of items that forgetting a player replaces (PLAYER-61). */
export type ForgetPreview = {
  /** Number of entries; a tournament may also count among the applications. */
  entries: number;
  applications: number;
  /** Number of past tournaments that the person organized, including those in the trash. */
  organized: number;
  historyLines: number;
  /** Number of stored responses to repeated requests. */
  keptAnswers: number;
  invitations: number;
  wishes: number;
  hasNote: boolean;
  /** Number of stored players that are this person. */
  players: number;
  /** Tournaments because of which the player cannot be forgotten yet (PLAYER-62). */
  openTournaments: UpcomingTournament[];
};

/** A forgotten person, sent to devices that may still have the data (PLAYER-77). */
export type ForgottenPlayer = {
  id: string;
  /** ISO instant at which the person was forgotten, UTC. */
  at: string;
  /** Ids of tournaments whose rosters contained the person. */
  tournamentIds: readonly number[];
};
