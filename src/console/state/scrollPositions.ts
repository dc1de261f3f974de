/** A row, and how much further the list is scrolled than to where that row begins, px. */
export type ScrollPosition = { index: number; further: number };

/** COMFORT-7: where each list was scrolled to, by its query, until the person signs out. */
export const scrollPositions = new Map<string, ScrollPosition>();
