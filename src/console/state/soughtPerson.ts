/** PLAYER-26: who is looked for among the players; in the history's entry, since others may read an address. */
export type SoughtPersonState = { person: { name: string; phone: string | null } };

/** The person that a history entry names, if any. */
export const getNavigationPerson = (state: unknown): SoughtPersonState['person'] | null =>
  (state as Partial<SoughtPersonState> | null)?.person ?? null;
