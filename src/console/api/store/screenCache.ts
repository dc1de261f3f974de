/** Seconds for which data of a single screen stays cached after the screen is left. */
export const SCREEN_CACHE_SECONDS = 60;
