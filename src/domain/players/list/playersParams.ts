/** What the players can be sorted by; each is a column of their table (PLAYER-11). */
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

/** PLAYER-12: those who come again and again, those who have not come for long, those who stayed away, and (PLAYER-75) those to be forgotten. */
const PLAYER_FILTERS = ['regular', 'away', 'noShows', 'outdated'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];

/** How the players are looked at; the address names what is not as at first. */
export type PlayersParams = {
  /** As typed. */
  text: string;
  filter: PlayerFilter | '';
  column: PlayerColumn;
  isDescending: boolean;
};

const SEARCH = 'q';
const FILTER = 'filter';
const SORT = 'sort';

/** Of numbers the most is looked for, of names the first. */
const isFirstDescending = (column: PlayerColumn): boolean => column !== 'name';

/** PLAYER-11: the order after a press on a column: its first direction, the other one, then by name again. */
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
 * PLAYER-13: reads a view from an address; what it cannot mean is left out.
 * @param getParam a parameter by its name; null where there is none
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

/** PLAYER-13: the parameters of a view's address, in order. */
export function toQueryFromPlayersParams({ text, filter, column, isDescending }: PlayersParams) {
  const sort = `${isDescending ? '-' : ''}${column}`;
  return {
    ...(text.trim() && { [SEARCH]: text }),
    ...(filter && { [FILTER]: filter }),
    ...(sort !== 'name' && { [SORT]: sort }),
  };
}
