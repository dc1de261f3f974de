/** State of a history entry that was opened from the list of players, to which «Назад» returns. */
export const FROM_PLAYERS_STATE = { isOverPlayers: true };

export const isOpenedFromPlayers = (state: unknown): boolean =>
  (state as Partial<typeof FROM_PLAYERS_STATE> | null)?.isOverPlayers === true;
