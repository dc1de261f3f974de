/** Person searched for among the players. Kept in the history's entry, since others may read an address (PLAYER-26). */
export type SoughtPersonState = { person: { name: string; phone: string | null } };

/** The person in a history entry; null when there is none. */
export const getNavigationPerson = (state: unknown): SoughtPersonState['person'] | null =>
  (state as Partial<SoughtPersonState> | null)?.person ?? null;
