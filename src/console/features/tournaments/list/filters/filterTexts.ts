import { formatShortDate } from '../../../../../domain/dates/shortDate';
import { LEVELS, formatLevel } from '../../../../../domain/fields/level';
import { TOURNAMENT_TYPES } from '../../../../../domain/tournament/tournamentTypes';
import type { FilterName, ListParams } from '../../../../../domain/list/listParams';

type Option = { value: string; label: string };

const toOptions = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const PERIOD_LABELS: Record<string, string> = {
  '': 'Любая дата',
  coming: 'Предстоящие',
  today: 'Сегодня',
  week: 'Эта неделя',
  past: 'Прошедшие',
  range: 'Период',
};

const APPLICATION_LABELS: Record<string, string> = {
  '': 'Любые',
  with: 'С заявками',
  without: 'Без заявок',
};

/** Label and options of each filter (COMFORT-3). */
export const FILTER_CHOICES: Record<FilterName, { label: string; options: Option[] }> = {
  type: {
    label: 'Тип',
    options: [
      { value: '', label: 'Любой тип' },
      ...TOURNAMENT_TYPES.map((type) => ({ value: type, label: type })),
    ],
  },
  period: { label: 'Когда', options: toOptions(PERIOD_LABELS) },
  level: {
    label: 'Уровень игрока',
    options: [
      { value: '', label: 'Любой' },
      ...LEVELS.map((level) => ({ value: String(level), label: formatLevel(level) })),
    ],
  },
  applications: { label: 'Заявки', options: toOptions(APPLICATION_LABELS) },
};

function formatRange({ from, to }: ListParams): string {
  const parts = [from && `с ${formatShortDate(from)}`, to && `по ${formatShortDate(to)}`];
  return parts.filter(Boolean).join(' ') || PERIOD_LABELS.range!;
}

/** A set filter in words: «Эта неделя», «с 01.12.2026 по 05.12.2026», «Для уровня 3.5». */
export function describeFilter(name: FilterName, params: ListParams): string {
  if (name === 'level') return `Для уровня ${formatLevel(Number(params.level))}`;
  if (params[name] === 'range') return formatRange(params);
  return FILTER_CHOICES[name].options.find(({ value }) => value === params[name])?.label ?? '';
}
