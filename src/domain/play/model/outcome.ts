/** The end of a play and its decided winner (PLAY-16). */
export type Outcome = {
  /** ISO instant of the end, UTC; null before the end. */
  finishedAt: string | null;
  /** Id of the winner of a shared first place, decided by a match on court; otherwise null. */
  winnerId: string | null;
};

export const NO_OUTCOME: Outcome = { finishedAt: null, winnerId: null };

/** Text about a tournament whose play has ended (PLAY-80). */
export const FINISHED_TEXT = 'закончен';
