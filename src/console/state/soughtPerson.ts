/** PLAYER-26: who is looked for among the players; in the history's entry, since others may read an address. */
export type PersonInHistoryEntry = { person: { name: string; phone: string | null } };

/** The person that a history entry names, if any. */
export const getNavigationPerson = (state: unknown): PersonInHistoryEntry['person'] | null =>
  (state as Partial<PersonInHistoryEntry> | null)?.person ?? null;
