import { formatQuantity } from '../../lib/formatQuantity';
import type { StandingsOrder } from '../model/gameSettings';
import type { UnitWords } from '../model/scoreUnit';
import { formatAverage, formatPointsNumber, formatSigned } from './numberTexts';
import type { RowStats } from './rowStats';

type OrderFigure = {
  label: string;
  /** The name of its column in files. */
  getFileLabel: (words: UnitWords) => string;
  /** Rounded to two decimals, like the shown value. */
  getValue: (row: RowStats) => number;
  formatValue: (row: RowStats) => string;
};

/** The figures that an order compares before points, the deciding one first (PLAY-6, PLAY-82). */
export const ORDER_FIGURES: Readonly<Record<StandingsOrder, readonly OrderFigure[]>> = {
  points: [],
  average: [
    {
      label: 'За матч',
      getFileLabel: ({ label }) => `${label} за матч`,
      getValue: ({ matchPoints, matches }) =>
        Math.round((100 * matchPoints) / Math.max(1, matches)) / 100,
      formatValue: (row) => formatAverage(row),
    },
  ],
  wins: [
    {
      label: 'Баллы',
      getFileLabel: () => 'Баллы',
      getValue: ({ winPoints }) => winPoints,
      formatValue: ({ winPoints }) => String(winPoints),
    },
    {
      label: 'Разница',
      getFileLabel: () => 'Разница',
      getValue: ({ difference }) => difference,
      formatValue: ({ difference }) => formatSigned(String(Math.abs(difference)), difference),
    },
  ],
};

/** The figure that decides a row's place, within a text: «24», «13,50 за матч», «9 баллов» (PLAY-6, PLAY-82). */
export function formatDecidingFigure(row: RowStats, order: StandingsOrder): string {
  if (order === 'average') return `${formatAverage(row)} за\u00a0матч`;
  return order === 'wins'
    ? formatQuantity(row.winPoints, 'балл', 'балла', 'баллов')
    : formatPointsNumber(row.points);
}
