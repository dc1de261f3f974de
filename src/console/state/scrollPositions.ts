/** A row, and the distance scrolled beyond its top edge, in px. */
export type ScrollPosition = { index: number; further: number };

/** Scroll position of each list by its query, kept until the user signs out (COMFORT-7). */
export const scrollPositions = new Map<string, ScrollPosition>();
