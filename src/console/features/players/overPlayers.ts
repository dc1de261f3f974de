/** Marks a history entry that was opened from the list of players: «Назад» goes back there. */
export const OVER_PLAYERS = { isOverPlayers: true };

export const isOverPlayers = (state: unknown): boolean =>
  (state as Partial<typeof OVER_PLAYERS> | null)?.isOverPlayers === true;
