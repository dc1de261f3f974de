import { isRealDate } from '../dates/dates';
import { LEVELS } from '../fields/level';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';

/** Periods of the list relative to today; «range» is from one day to another (COMFORT-3). */
const PERIODS = ['coming', 'today', 'week', 'past', 'range'] as const;

/** Choices for the filter by applications (COMFORT-3). */
const APPLICATIONS = ['with', 'without'] as const;

/** The sortable columns in the order of the list (COMFORT-2). */
export const SORT_COLUMNS = [
  'type',
  'date',
  'time',
  'level',
  'fee',
  'organizer',
  'applications',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Scales of the season's calendar; without a scale it is a list (COMFORT-10). */
export const CALENDAR_SCALES = ['month', 'week'] as const;
export type CalendarScale = (typeof CALENDAR_SCALES)[number];

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** The check of each parameter. The empty text is always valid and means «not chosen». */
const IS_CHOICE = {
  type: isOneOf(TOURNAMENT_TYPES),
  period: isOneOf(PERIODS),
  from: isRealDate,
  to: isRealDate,
  level: isOneOf(LEVELS.map(String)),
  applications: isOneOf(APPLICATIONS),
  sort: isOneOf(SORT_COLUMNS.flatMap((column) => [column, `-${column}`])),
  view: isOneOf(CALENDAR_SCALES),
  day: isRealDate,
};

/**
 * The list's parameters as texts, by their names in the address: filters, order, calendar scale and day. The order
 * «-fee» is descending.
 */
export type ListParams = Record<keyof typeof IS_CHOICE, string>;
type ListParam = keyof ListParams;
export const LIST_PARAMS = Object.keys(IS_CHOICE) as ListParam[];

/** The filters, in the order in which the list offers them. */
export const FILTER_NAMES = ['type', 'period', 'level', 'applications'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The parameters that filter the tournaments. */
export type ListFilterValues = Pick<ListParams, FilterName | 'from' | 'to'>;

/** Reads each parameter; a missing or invalid value becomes an empty text. */
export const toListParams = (getParam: (name: ListParam) => string | null): ListParams =>
  Object.fromEntries(
    LIST_PARAMS.map((name) => {
      const text = getParam(name) ?? '';
      return [name, IS_CHOICE[name](text) ? text : ''];
    }),
  ) as ListParams;

/** Parameters without any choice (LIST-13). */
export const DEFAULT_LIST_PARAMS: ListParams = toListParams(() => null);

/** Returns the change that clears a filter. */
export const clearFilter = (name: FilterName): Partial<ListParams> =>
  name === 'period' ? { period: '', from: '', to: '' } : { [name]: '' };

/** The change that clears every filter. */
export const CLEARED_FILTERS: Partial<ListParams> = FILTER_NAMES.reduce(
  (changes, name) => ({ ...changes, ...clearFilter(name) }),
  {},
);

export const listActiveFilters = (params: ListParams): FilterName[] =>
  FILTER_NAMES.filter((name) => params[name] !== '');
