/** Number of top rows that distinguish the results of two searches. */
export const TOP_ROWS = 8;
