/** So many rows at the top of the list tell one search's result from another's. */
export const TOP_ROWS = 8;
