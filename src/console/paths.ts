/** All addresses of the console (ROUTE-1, ROUTE-2). */
export const paths = {
  tournaments: '/tournaments',
  newTournament: '/tournaments/new',
  trash: '/trash',
  season: '/season',
  subscription: '/subscription',
  importing: '/import',
  play: '/tournaments/:id/play/:tab?',
} as const;

/** True for the list's address, also before the redirect (ROUTE-1). */
export const isListPath = (pathname: string): boolean =>
  ['/', paths.tournaments].includes(pathname);

/** Path of the create form, filled in from a tournament (COMFORT-22). */
export const getCopyPath = (id: number): string => `${paths.newTournament}?copy=${id}`;

/** Path of the create form with a date, yyyy-MM-dd (COMFORT-22). */
export const getNewOnDatePath = (date: string): string => `${paths.newTournament}?date=${date}`;

export const PLAY_TABS = ['roster', 'rounds', 'table'] as const;
export type PlayTab = (typeof PLAY_TABS)[number];

/** Path of a tournament's play (ROSTER-1, PLAY-9). Without a tab it opens at the play's current step. */
export const getPlayPath = (id: number, tab?: PlayTab): string =>
  `/tournaments/${id}/play${tab ? `/${tab}` : ''}`;
