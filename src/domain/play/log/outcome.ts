/** PLAY-16: how the evening ended. */
export type Outcome = {
  /** ISO instant, UTC; null while it is played. */
  finishedAt: string | null;
  /** Whom a shared first place went to, where it was settled on a court. */
  winnerId: string | null;
};

export const NO_OUTCOME: Outcome = { finishedAt: null, winnerId: null };

type OutcomeChange = { from: Partial<Outcome>; to: Partial<Outcome> };

/** PLAY-16: of two who end the same evening the first is right about when; that is no contradiction. */
export function reconcileOutcome<Change extends OutcomeChange>(
  now: Outcome,
  change: Change,
): Change {
  const { from, to } = change;
  const isSaid = now.finishedAt !== null && from.finishedAt === null && Boolean(to.finishedAt);
  return isSaid ? { ...change, to: { ...to, finishedAt: now.finishedAt } } : change;
}
