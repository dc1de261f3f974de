/** PLAY-16: how the play ended. */
export type Outcome = {
  /** ISO instant, UTC; null while it is played. */
  finishedAt: string | null;
  /** Whom a shared first place went to, where it was settled on a court. */
  winnerId: string | null;
};

export const NO_OUTCOME: Outcome = { finishedAt: null, winnerId: null };

type OutcomeChange = { from: Partial<Outcome>; to: Partial<Outcome> };

/** When two devices finish the same play, the first time stands and neither change is refused (PLAY-16). */
export function reconcileOutcomeChange<Change extends OutcomeChange>(
  current: Outcome,
  change: Change,
): Change {
  const { from, to } = change;
  const isEndKnown =
    current.finishedAt !== null && from.finishedAt === null && Boolean(to.finishedAt);
  return isEndKnown ? { ...change, to: { ...to, finishedAt: current.finishedAt } } : change;
}
