import dayjs from 'dayjs';
import 'dayjs/locale/ru.js';
import { toMonth } from '../calendar/calendarDays';
import { addDays } from '../dates/dates';
import { formatDay, formatMonth } from '../dates/formatDays';
import type { SeasonBuckets } from './seasonPeriod';

type Step = SeasonBuckets['step'];

const formatShort = (day: string, pattern: string): string =>
  dayjs(day).locale('ru').format(pattern);

/** The prepositional case of a month, «ноябре» for «ноябрь»: all months have the same ending. */
const formatInMonth = (day: string): string => formatShort(day, 'MMMM').replace(/[ьй]?$/, 'е');

/** Returns «9 – 15 ноября», which wraps only after the dash; unique within 36 weeks. */
function formatWeekDays(monday: string): string {
  const sunday = addDays(monday, 6);
  const isSameMonth = toMonth(monday) === toMonth(sunday);
  const first = formatShort(monday, isSameMonth ? 'D' : 'D\u00a0MMMM');
  return `${first}\u00a0– ${formatShort(sunday, 'D\u00a0MMMM')}`;
}

/** Texts for a bucket, created from its first day, yyyy-MM-dd. */
type StepTexts = {
  /** Name of the bucket: «9 – 15 ноября». */
  formatName: (start: string) => string;
  /** The bucket within a sentence: «на неделе с 9 ноября». */
  formatWhen: (start: string) => string;
  /** Label on an axis: «9 нояб.». */
  formatTick: (start: string) => string;
};

/** The texts for weeks, months and years (COMFORT-90). */
export const BUCKET_STEP_TEXTS: Record<Step, StepTexts & { title: string; by: string }> = {
  week: {
    title: 'Неделя',
    by: 'по неделям',
    formatName: formatWeekDays,
    formatWhen: (start) => `на\u00a0неделе с\u00a0${formatDay(start).replace(' ', '\u00a0')}`,
    formatTick: (start) => formatShort(start, 'D\u00a0MMM'),
  },
  month: {
    title: 'Месяц',
    by: 'по месяцам',
    formatName: formatMonth,
    formatWhen: (start) => `в\u00a0${formatInMonth(start)}\u00a0${start.slice(0, 4)}`,
    formatTick: (start) => formatShort(start, 'MMM'),
  },
  year: {
    title: 'Год',
    by: 'по годам',
    formatName: (start) => start.slice(0, 4),
    formatWhen: (start) => `в\u00a0${start.slice(0, 4)}\u00a0году`,
    formatTick: (start) => start.slice(0, 4),
  },
};
