/** PLAYER-26: who is looked for among the players; in the history's entry, since others may read an address. */
export type PersonSought = { person: { name: string; phone: string | null } };

/** The person that a history entry names, if any. */
export const personIn = (state: unknown): PersonSought['person'] | null =>
  (state as Partial<PersonSought> | null)?.person ?? null;
