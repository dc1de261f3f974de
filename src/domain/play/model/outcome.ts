/** The end of a play (PLAY-16). */
export type Outcome = {
  /** ISO instant, UTC; null until the end. */
  finishedAt: string | null;
  /** The winner of a shared first place that a match on court decided; else null. */
  winnerId: string | null;
};

export const NO_OUTCOME: Outcome = { finishedAt: null, winnerId: null };

/** Said of a tournament after its end (PLAY-80). */
export const FINISHED_TEXT = 'закончен';
