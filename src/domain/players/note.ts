/** PLAYER-7: characters of a club's note about a player. */
export const NOTE_LIMIT = 2_000;
