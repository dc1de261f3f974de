/** A separate file, because `paths.ts` is loaded with the first screen (PLAYER-10). */
export const PLAYERS_SCREEN_PATH = '/players';

export const getPlayerPath = (id: string): string => `${PLAYERS_SCREEN_PATH}/${id}`;
