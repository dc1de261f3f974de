/** Number of top rows whose numbers distinguish the results of two searches. */
export const TOP_ROWS = 8;
