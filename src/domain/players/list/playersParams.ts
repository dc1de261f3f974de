/** The sortable columns of the table of players (PLAYER-11). */
export const PLAYER_COLUMNS = [
  'name',
  'level',
  'rating',
  'tournaments',
  'lastSeen',
  'noShows',
  'paid',
] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

/**
 * Filters: regular players, players who stay away, players with absences (PLAYER-12), and players to forget
 * (PLAYER-74).
 */
const PLAYER_FILTERS = ['regular', 'away', 'noShows', 'outdated'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];

/** The list view of the players. The address contains only differences from the default. */
export type PlayersParams = {
  /** Text of the search, as typed. */
  text: string;
  filter: PlayerFilter | '';
  column: PlayerColumn;
  isDescending: boolean;
};

const SEARCH = 'q';
const FILTER = 'filter';
const SORT = 'sort';

/** True for numbers, which begin with the largest; names begin with the first. */
const isFirstDescending = (column: PlayerColumn): boolean => column !== 'name';

/** The next order on a press on a column: its first direction, then the other direction, then by name (PLAYER-11). */
export function toggleSortOrder(
  { column, isDescending }: Pick<PlayersParams, 'column' | 'isDescending'>,
  pressed: PlayerColumn,
): Pick<PlayersParams, 'column' | 'isDescending'> {
  const first = isFirstDescending(pressed);
  if (column !== pressed) return { column: pressed, isDescending: first };
  return isDescending === first
    ? { column, isDescending: !first }
    : { column: 'name', isDescending: false };
}

/**
 * Parses the view from an address; ignores invalid values (PLAYER-13).
 * @param getParam returns a parameter by its name; null if it is missing
 */
export function parsePlayersParams(getParam: (name: string) => string | null): PlayersParams {
  const sort = getParam(SORT) ?? '';
  const column = PLAYER_COLUMNS.find((one) => one === sort.replace(/^-/, ''));
  return {
    text: getParam(SEARCH) ?? '',
    filter: PLAYER_FILTERS.find((one) => one === getParam(FILTER)) ?? '',
    column: column ?? 'name',
    isDescending: column !== undefined && sort.startsWith('-'),
  };
}

/** The parameters of a view's address, in order (PLAYER-13). */
export function toQueryFromPlayersParams({ text, filter, column, isDescending }: PlayersParams) {
  const sort = `${isDescending ? '-' : ''}${column}`;
  return {
    ...(text.trim() && { [SEARCH]: text }),
    ...(filter && { [FILTER]: filter }),
    ...(sort !== 'name' && { [SORT]: sort }),
  };
}
