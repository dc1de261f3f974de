import { formatShortDate } from '../../../../domain/dates/shortDate';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { STEP_TEXTS } from '../../../../domain/season/seasonFormat';
import type { Chart } from '../../../ui/charts/chart';

/** As many evenings as columns have room for. */
const EVENINGS_MAX = 36;

const toTenths = (level: number): number => Math.round(10 * level) / 10;
const shown = (level: number): string => formatLevel(toTenths(level));

/** PLAYER-23: how somebody's level by play has changed; null while there are fewer than two evenings of it. */
export function buildFormChart(form: PlayerCard['form']): Chart | null {
  const evenings = form.slice(-EVENINGS_MAX);
  const last = evenings.at(-1);
  if (evenings.length < 2 || !last) return null;
  const best = evenings.reduce((one, other) => (other.level > one.level ? other : one));
  return {
    heading: 'Форма',
    summary: `Сейчас ${shown(last.level)}. Самый высокий уровень\u00a0— ${shown(best.level)}, ${formatOrRaw(best.date, formatShortDate)}.`,
    columnTitle: 'Вечер',
    wholeTitle: 'Сейчас',
    columns: evenings.map(({ date }) => ({
      name: formatOrRaw(date, formatShortDate),
      tick: formatOrRaw(date, STEP_TEXTS.week.tick),
      group: date.slice(0, 4),
    })),
    series: [
      {
        name: 'Уровень по\u00a0игре',
        fill: 'solid',
        values: evenings.map(({ level }) => toTenths(level)),
      },
    ],
    format: shown,
    formatTick: shown,
    inWords: (level) => `уровень\u00a0${shown(level)}`,
    notes: ['Уровень по\u00a0игре после каждого вечера.'],
    now: null,
    whole: last.level,
  };
}
