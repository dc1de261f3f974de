/** Every URL of the console, once (ROUTE-1, ROUTE-2, COMFORT-32). */
export const paths = {
  tournaments: '/tournaments',
  newTournament: '/tournaments/new',
  trash: '/trash',
} as const;
