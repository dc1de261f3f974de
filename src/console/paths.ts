/** Every URL of the console, once (ROUTE-1, ROUTE-2). */
export const paths = {
  tournaments: '/tournaments',
  newTournament: '/tournaments/new',
} as const;
