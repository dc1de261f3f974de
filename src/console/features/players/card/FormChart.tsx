import { Suspense, useMemo } from 'react';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { formatShortDate } from '../../../../domain/dates/shortDate';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { BUCKET_STEP_TEXTS } from '../../../../domain/season/seasonFormat';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';
import type { ChartData } from '../../../ui/charts/chart';

/** The chart library is in the season's file. If loading fails, the card has no chart (COMFORT-90). */
const ChartCard = createLazyComponent(
  async () =>
    (
      await import(/* webpackChunkName: 'season' */ '../../../ui/charts/ChartCard').catch(() => ({
        ChartCard: () => null,
      }))
    ).ChartCard,
);

/** Maximum number of columns that fit into the chart. */
const APPEARANCES_MAX = 36;

const toTenths = (level: number): number => Math.round(10 * level) / 10;
const formatTenths = (level: number): string => formatLevel(toTenths(level));

/** The chart of a player's rating; null for fewer than two rated tournaments (PLAYER-20). */
function buildFormChart(form: PlayerCard['form']): ChartData | null {
  const appearances = form.slice(-APPEARANCES_MAX);
  const last = appearances.at(-1);
  if (appearances.length < 2 || !last) return null;
  const best = appearances.reduce((one, other) => (other.level > one.level ? other : one));
  return {
    heading: 'Форма',
    summary: `Сейчас ${formatTenths(last.level)}. Самый высокий уровень\u00a0— ${formatTenths(best.level)}, ${formatOrRaw(best.date, formatShortDate)}.`,
    columnTitle: 'Вечер',
    wholeTitle: 'Сейчас',
    columns: appearances.map(({ date }) => ({
      name: formatOrRaw(date, formatShortDate),
      tick: formatOrRaw(date, BUCKET_STEP_TEXTS.week.formatTick),
      group: date.slice(0, 4),
    })),
    series: [
      {
        name: 'Уровень по\u00a0игре',
        fill: 'solid',
        values: appearances.map(({ level }) => toTenths(level)),
      },
    ],
    format: formatTenths,
    formatTick: formatTenths,
    describe: (level) => `уровень\u00a0${formatTenths(level)}`,
    notes: ['Уровень по\u00a0игре после каждого вечера.'],
    now: null,
    whole: last.level,
  };
}

/** Chart of a player's rating after each tournament (PLAYER-20). */
export function FormChart({ form }: { form: PlayerCard['form'] }) {
  const chart = useMemo(() => buildFormChart(form), [form]);
  return (
    chart && (
      <Suspense fallback={null}>
        <ChartCard chart={chart} />
      </Suspense>
    )
  );
}
