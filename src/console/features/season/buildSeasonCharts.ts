import { formatLevel, LEVELS } from '../../../domain/fields/level';
import { TOURNAMENT_TYPES } from '../../../domain/tournament/tournamentTypes';
import { formatMoney } from '../../../domain/fields/money';
import type { SeasonStats } from '../../../domain/season/seasonStats';
import { BUCKET_STEP_TEXTS } from '../../../domain/season/seasonFormat';
import { SEASON_REACH_YEARS } from '../../../domain/season/seasonPeriod';
import { formatQuantity } from '../../../domain/lib/formatQuantity';
import type { ChartData, BarFill } from '../../ui/charts/chart';
import { TYPE_MARKS } from '../../ui/tournaments/typeMarks';

const counts = new Intl.NumberFormat('ru-RU');
const short = new Intl.NumberFormat('ru-RU', { notation: 'compact' });
const list = new Intl.ListFormat('ru');

export const formatCount = (count: number): string => counts.format(count);

/** Returns «1 059 заявок». */
const createQuantityFormatter = (one: string, few: string, many: string) => (count: number) =>
  formatQuantity(count, one, few, many).replace(String(count), formatCount(count));
const formatTournaments = createQuantityFormatter('турнир', 'турнира', 'турниров');
const formatAppearances = createQuantityFormatter('участие', 'участия', 'участий');
const formatApplications = createQuantityFormatter('заявка', 'заявки', 'заявок');

const OTHERS: { name: string; fill: BarFill } = { name: 'Другие', fill: 'dotted' };
const FAR = `Дальше чем на\u00a0${formatQuantity(SEASON_REACH_YEARS, 'год', 'года', 'лет')}`;

/** Returns «Больше всего турниров на неделе с 9 ноября: 6.», «... и ещё 2 раза: по 6.» */
function describeMost(
  whose: string,
  values: readonly number[],
  format: (amount: number) => string,
  where: (columns: number[]) => string,
): string {
  const highest = Math.max(...values);
  if (highest <= 0) return `За этот период ${whose} нет.`;
  const columns = [...values.keys()].filter((column) => values[column] === highest);
  const each = columns.length > 1 ? 'по\u00a0' : '';
  return `Больше всего ${whose} ${where(columns)}: ${each}${format(highest)}.`;
}

/** Text with the number of omitted values and the reason; empty when the number is 0. */
const describeLeftOut = (reason: string, count: number): string[] =>
  count > 0 ? [`${reason}:\u00a0${formatCount(count)}.`] : [];

/** Texts shared by charts of weeks, months or years. */
function getTimeTexts({ step, starts, now }: SeasonStats) {
  const texts = BUCKET_STEP_TEXTS[step];
  return {
    by: texts.by,
    common: {
      columnTitle: texts.title,
      wholeTitle: 'За период',
      columns: starts.map((start) => ({
        name: texts.formatName(start),
        tick: texts.formatTick(start),
        group: step === 'year' ? '' : start.slice(0, 4),
      })),
      now,
    },
    where: ([first, ...others]: number[]) =>
      texts.formatWhen(starts[first!]!) +
      (others.length > 0
        ? ` и\u00a0ещё ${formatQuantity(others.length, 'раз', 'раза', 'раз')}`
        : ''),
  };
}

function buildTournamentsChart(stats: SeasonStats): ChartData {
  const { tournaments, leftOut } = stats;
  const { by, common, where } = getTimeTexts(stats);
  const types = [
    ...TOURNAMENT_TYPES.map((type) => ({ name: type, fill: TYPE_MARKS[type].fill })),
    OTHERS,
  ];
  const totals = stats.starts.map((_, column) =>
    tournaments.reduce((sum, values) => sum + values[column]!, 0),
  );
  return {
    ...common,
    heading: `Турниры ${by}`,
    summary: describeMost('турниров', totals, formatCount, where),
    series: tournaments
      .map((values, at) => ({ ...types[at]!, values }))
      .filter(({ name, values }) => name !== OTHERS.name || values.some((value) => value > 0)),
    format: formatCount,
    formatTick: formatCount,
    describe: formatTournaments,
    notes: [
      'По дате турнира.',
      ...describeLeftOut('Без\u00a0даты', leftOut.undatedTournaments),
      ...describeLeftOut(FAR, leftOut.farTournaments),
    ],
  };
}

function buildApplicationsChart(stats: SeasonStats): ChartData {
  const { applications, leftOut } = stats;
  const { by, common, where } = getTimeTexts(stats);
  return {
    ...common,
    heading: `Заявки ${by}`,
    summary: describeMost('заявок', applications, formatCount, where),
    series: [{ name: 'Заявки', fill: 'solid', values: applications }],
    format: formatCount,
    formatTick: formatCount,
    describe: formatApplications,
    notes: [
      'По дню подачи.',
      ...describeLeftOut('Без\u00a0даты', leftOut.undatedApplications),
      ...describeLeftOut(FAR, leftOut.farApplications),
    ],
  };
}

function buildFeesChart(stats: SeasonStats): ChartData {
  const { fees, paid, leftOut } = stats;
  const { by, common, where } = getTimeTexts(stats);
  const unpaid = paid && fees.map((fee, column) => Math.max(0, fee - paid[column]!));
  return {
    ...common,
    heading: `Ожидаемые взносы ${by}`,
    summary: describeMost('взносов', fees, formatMoney, where),
    series:
      paid && unpaid
        ? [
            { name: 'Оплачено, ₽', fill: 'solid', values: paid },
            { name: 'Не оплачено, ₽', fill: 'hatched', values: unpaid },
          ]
        : [{ name: 'Взносы, ₽', fill: 'solid', values: fees }],
    format: formatCount,
    formatTick: (amount) => short.format(amount),
    describe: formatMoney,
    notes: [
      'По дате турнира: взнос, умноженный на\u00a0число заявок.',
      ...(paid ? ['Где открыт состав\u00a0— взносы основного состава.'] : []),
      ...describeLeftOut('Турниров без\u00a0взноса', leftOut.feelessTournaments),
    ],
  };
}

function buildLevelsChart({ levels, leftOut }: SeasonStats): ChartData {
  const formatName = (column: number) => formatLevel(LEVELS[column]!);
  return {
    heading: 'Уровни в заявках',
    summary: describeMost(
      'заявок',
      levels,
      formatCount,
      (columns) =>
        `с\u00a0${columns.length > 1 ? 'уровнями' : 'уровнем'} ${list.format(columns.map(formatName))}`,
    ),
    columnTitle: 'Уровень',
    wholeTitle: 'Все уровни',
    columns: LEVELS.map((_, column) => ({
      name: `Уровень\u00a0${formatName(column)}`,
      tick: formatName(column),
      group: '',
    })),
    series: [{ name: 'Заявки', fill: 'solid', values: levels }],
    format: formatCount,
    formatTick: formatCount,
    describe: formatApplications,
    notes: [
      'В\u00a0заявках, поданных за период.',
      ...describeLeftOut('Без\u00a0уровня', leftOut.levellessApplications),
    ],
    now: null,
  };
}

/** Charts of players; none if no play was finished in the period (COMFORT-93). */
function buildPlayersCharts(stats: SeasonStats): ChartData[] {
  const { players, winners } = stats;
  if (winners.length === 0) return [];
  const { by, common, where } = getTimeTexts(stats);
  return [
    {
      ...common,
      heading: `Сыграли ${by}`,
      summary: describeMost('участий', players, formatCount, where),
      series: [{ name: 'Участия', fill: 'solid', values: players }],
      format: formatCount,
      formatTick: formatCount,
      describe: formatAppearances,
      notes: ['По дате турнира: основной состав законченных турниров.'],
    },
  ];
}

export const buildSeasonCharts = (stats: SeasonStats): ChartData[] => [
  buildTournamentsChart(stats),
  buildApplicationsChart(stats),
  buildFeesChart(stats),
  buildLevelsChart(stats),
  ...buildPlayersCharts(stats),
];
