/** PLAY-16: how the play ended. */
export type Outcome = {
  /** ISO instant, UTC; null while it is played. */
  finishedAt: string | null;
  /** Whom a shared first place went to, where it was settled on a court. */
  winnerId: string | null;
};

export const NO_OUTCOME: Outcome = { finishedAt: null, winnerId: null };
