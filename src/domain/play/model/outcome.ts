/** The end of a play and its decided winners (PLAY-16). */
export type Outcome = {
  /** ISO instant of the end, UTC; null before the end. */
  finishedAt: string | null;
  /** Id of the winner of a first place shared after the rounds, decided by a match on court; otherwise null. */
  winnerId: string | null;
  /** Likewise of the first place that a pair has won in the final (PLAY-85). */
  finalWinnerId: string | null;
};

export const NO_OUTCOME: Outcome = { finishedAt: null, winnerId: null, finalWinnerId: null };

/** Text about a tournament whose play has ended (PLAY-80). */
export const FINISHED_TEXT = 'закончен';
