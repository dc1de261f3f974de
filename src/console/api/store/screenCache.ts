/** How long what one screen alone needs stays cached after the screen is left, s. */
export const SCREEN_CACHE_SECONDS = 60;
