/**
 * Person to search for among the players. It is in the history entry's state, because others may read an address
 * (PLAYER-26).
 */
export type SoughtPersonState = { person: { name: string; phone: string | null } };

/** The person in a history entry; null when there is none. */
export const getNavigationPerson = (state: unknown): SoughtPersonState['person'] | null =>
  (state as Partial<SoughtPersonState> | null)?.person ?? null;
