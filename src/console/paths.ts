/** Every URL of the console, once (ROUTE-1, ROUTE-2, COMFORT). */
export const paths = {
  tournaments: '/tournaments',
  newTournament: '/tournaments/new',
  trash: '/trash',
  season: '/season',
  subscription: '/subscription',
  importing: '/import',
  play: '/tournaments/:id/play/:tab?',
} as const;

/** COMFORT-22: the create form, filled from a tournament. */
export const getCopyPath = (id: number): string => `${paths.newTournament}?copy=${id}`;

/** COMFORT-22: the create form with a date, yyyy-MM-dd. */
export const getNewOnDatePath = (date: string): string => `${paths.newTournament}?date=${date}`;

/** The parts of a play. */
export const PLAY_TABS = ['roster', 'rounds', 'table'] as const;
export type PlayTab = (typeof PLAY_TABS)[number];

/** ROSTER-1, PLAY-9: the running of a tournament; without a tab it opens where the play stands. */
export const getPlayPath = (id: number, tab?: PlayTab): string =>
  `/tournaments/${id}/play${tab ? `/${tab}` : ''}`;
