/** PLAYER-10: the players; apart from `paths.ts`, all of which is loaded with the first screen. */
export const PLAYERS_SCREEN_PATH = '/players';

/** PLAYER-20: the card of a player. */
export const getPlayerPath = (id: string): string => `${PLAYERS_SCREEN_PATH}/${id}`;
