import { isRealDate } from '../dates/dates';
import { LEVELS } from '../fields/level';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';

/** COMFORT-3: when a tournament takes place, seen from today; «range» is from one day to another. */
const PERIODS = ['coming', 'today', 'week', 'past', 'range'] as const;

/** COMFORT-3: whether anybody has applied. */
const APPLICATIONS = ['with', 'without'] as const;

/** COMFORT-2: by what the list can be sorted, in the order of its columns. */
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

/** COMFORT-10: the season as a calendar; without one it is a list. */
export const CALENDAR_SCALES = ['month', 'week'] as const;
export type CalendarScale = (typeof CALENDAR_SCALES)[number];

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** What each parameter may be; the empty text, which is always fine, is «not chosen». */
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

/** What is chosen for the list, as texts and under the names of its address: filters, order («-fee» is descending), calendar and its day. */
export type ListParams = Record<keyof typeof IS_CHOICE, string>;
type ListParam = keyof ListParams;
export const LIST_PARAMS = Object.keys(IS_CHOICE) as ListParam[];

/** Those that filter, in the order in which they are offered. */
export const FILTER_NAMES = ['type', 'period', 'level', 'applications'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Those that decide which tournaments are left. */
export type ListFilterValues = Pick<ListParams, FilterName | 'from' | 'to'>;

/** Reads each parameter; a missing or invalid value becomes an empty text. */
export const toListParams = (getParam: (name: ListParam) => string | null): ListParams =>
  Object.fromEntries(
    LIST_PARAMS.map((name) => {
      const text = getParam(name) ?? '';
      return [name, IS_CHOICE[name](text) ? text : ''];
    }),
  ) as ListParams;

/** LIST-13: nothing chosen. */
export const DEFAULT_LIST_PARAMS: ListParams = toListParams(() => null);

/** The change after which a filter is no longer set. */
export const clearFilter = (name: FilterName): Partial<ListParams> =>
  name === 'period' ? { period: '', from: '', to: '' } : { [name]: '' };

/** The change after which no filter is set. */
export const CLEARED_FILTERS: Partial<ListParams> = FILTER_NAMES.reduce(
  (changes, name) => ({ ...changes, ...clearFilter(name) }),
  {},
);

/** Which filters are set. */
export const listActiveFilters = (params: ListParams): FilterName[] =>
  FILTER_NAMES.filter((name) => params[name] !== '');
