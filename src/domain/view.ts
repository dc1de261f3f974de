import { isRealDate } from './dates';
import { LEVELS } from './level';
import { TOURNAMENT_TYPES } from './limits';

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
export const CALENDARS = ['month', 'week'] as const;
export type CalendarScale = (typeof CALENDARS)[number];

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** What may be chosen for each; the empty text, which is always fine, is «not chosen». */
const IS_CHOICE = {
  type: isOneOf(TOURNAMENT_TYPES),
  period: isOneOf(PERIODS),
  from: isRealDate,
  to: isRealDate,
  level: isOneOf(LEVELS.map(String)),
  applications: isOneOf(APPLICATIONS),
  sort: isOneOf(SORT_COLUMNS.flatMap((column) => [column, `-${column}`])),
  view: isOneOf(CALENDARS),
  day: isRealDate,
};

/** What is chosen of the list, as texts: filters, order («-fee» is descending), calendar and its day. */
export type View = Record<keyof typeof IS_CHOICE, string>;
type ViewName = keyof View;
export const VIEW_NAMES = Object.keys(IS_CHOICE) as ViewName[];

/** The names of a view's filters, in the order in which they are offered. */
export const FILTER_NAMES = ['type', 'period', 'level', 'applications'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What of a view decides which tournaments are left. */
export type Filters = Pick<View, FilterName | 'from' | 'to'>;

/** Builds a view by reading each name; a missing or invalid value becomes an empty text. */
export const viewOf = (read: (name: ViewName) => string | null): View =>
  Object.fromEntries(
    VIEW_NAMES.map((name) => {
      const text = read(name) ?? '';
      return [name, IS_CHOICE[name](text) ? text : ''];
    }),
  ) as View;

/** LIST-13: nothing chosen. */
export const PLAIN_VIEW: View = viewOf(() => null);

/** What changes a view so that a filter is no longer set. */
export const without = (name: FilterName): Partial<View> =>
  name === 'period' ? { period: '', from: '', to: '' } : { [name]: '' };

/** What changes a view so that no filter is set. */
export const PLAIN_FILTERS: Partial<View> = FILTER_NAMES.reduce(
  (changes, name) => ({ ...changes, ...without(name) }),
  {},
);

/** Which filters are set. */
export const filtersOf = (view: View): FilterName[] =>
  FILTER_NAMES.filter((name) => view[name] !== '');
