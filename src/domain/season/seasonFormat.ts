import dayjs from 'dayjs';
import 'dayjs/locale/ru.js';
import { toMonth } from '../calendar/calendarDays';
import { addDays } from '../dates/dates';
import { formatDay, formatMonth } from '../dates/formatDays';
import type { SeasonBuckets } from './seasonPeriod';

type Step = SeasonBuckets['step'];

const short = (day: string, pattern: string): string => dayjs(day).locale('ru').format(pattern);

/** «ноябре» of «ноябрь»: all months take the same ending. */
const inMonth = (day: string): string => short(day, 'MMMM').replace(/[ьй]?$/, 'е');

/** «9 – 15 ноября», broken only after the dash; of 36 weeks no two are called the same. */
function weekName(monday: string): string {
  const sunday = addDays(monday, 6);
  const isSameMonth = toMonth(monday) === toMonth(sunday);
  const first = short(monday, isSameMonth ? 'D' : 'D\u00a0MMMM');
  return `${first}\u00a0– ${short(sunday, 'D\u00a0MMMM')}`;
}

/** By a column's first day, yyyy-MM-dd. */
type Texts = {
  /** «9 – 15 ноября». */
  name: (start: string) => string;
  /** «на неделе с 9 ноября». */
  when: (start: string) => string;
  /** «9 нояб.», short enough for an axis. */
  tick: (start: string) => string;
};

/** COMFORT-90: how a week, a month and a year are called. */
export const STEP_TEXTS: Record<Step, Texts & { title: string; by: string }> = {
  week: {
    title: 'Неделя',
    by: 'по неделям',
    name: weekName,
    when: (start) => `на\u00a0неделе с\u00a0${formatDay(start).replace(' ', '\u00a0')}`,
    tick: (start) => short(start, 'D\u00a0MMM'),
  },
  month: {
    title: 'Месяц',
    by: 'по месяцам',
    name: formatMonth,
    when: (start) => `в\u00a0${inMonth(start)}\u00a0${start.slice(0, 4)}`,
    tick: (start) => short(start, 'MMM'),
  },
  year: {
    title: 'Год',
    by: 'по годам',
    name: (start) => start.slice(0, 4),
    when: (start) => `в\u00a0${start.slice(0, 4)}\u00a0году`,
    tick: (start) => start.slice(0, 4),
  },
};
