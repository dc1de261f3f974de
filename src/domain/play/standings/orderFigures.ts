import { formatQuantity } from '../../lib/formatQuantity';
import type { StandingsOrder } from '../model/gameSettings';
import type { UnitWords } from '../model/scoreUnit';
import type { RankedRow } from './criteria';
import { formatAverage, formatPointsNumber, formatShare, formatSignedShare } from './numberTexts';

/** A figure that an order compares before points. */
type OrderFigure = {
  label: string;
  /** Label for narrow tables. */
  shortLabel: string;
  /** Column name in files. */
  fileLabel: string;
  /** Rounded to two decimals, like the shown value. */
  getValue: (row: RankedRow) => number;
  formatValue: (row: RankedRow) => string;
};

/** Rounds to two decimals, halves away from 0. */
const roundShare = (value: number, divisor: number): number =>
  (Math.sign(value) * Math.round((100 * Math.abs(value)) / divisor)) / 100;

const createWinsFigure = (
  name: string,
  rows: readonly RankedRow[],
  getFigure: (row: RankedRow) => number,
  format: typeof formatShare,
  shareLabel?: string,
): OrderFigure => {
  const isPerRound = rows.some(({ divisor }) => divisor !== null);
  const label = isPerRound ? `${name} за раунд` : name;
  return {
    label,
    shortLabel: isPerRound ? (shareLabel ?? name) : name,
    fileLabel: label,
    getValue: (row) => roundShare(getFigure(row), row.divisor ?? 1),
    formatValue: (row) => format(getFigure(row), row.divisor),
  };
};

/**
 * Figures that an order compares before points, the deciding one first: none, points per match, or «Баллы» and
 * «Разница» (PLAY-6, PLAY-82). The last two are per round when rows have unequal numbers of rounds.
 * @param rows all rows of the standings
 */
export function listOrderFigures(
  order: StandingsOrder,
  rows: readonly RankedRow[],
  words: UnitWords,
): readonly OrderFigure[] {
  switch (order) {
    case 'points':
      return [];
    case 'average':
      return [
        {
          label: 'За матч',
          shortLabel: 'За матч',
          fileLabel: `${words.label} за матч`,
          getValue: ({ matchPoints, matches }) => roundShare(matchPoints, Math.max(1, matches)),
          formatValue: (row) => formatAverage(row),
        },
      ];
    case 'wins':
      return [
        createWinsFigure('Баллы', rows, ({ winPoints }) => winPoints, formatShare, 'За раунд'),
        createWinsFigure('Разница', rows, ({ difference }) => difference, formatSignedShare),
      ];
  }
}

/**
 * The figure that decides a row's place, for use in a sentence: «24», «13,50 за матч», «9 баллов» (PLAY-6, PLAY-82).
 */
export function formatDecidingFigure(row: RankedRow, order: StandingsOrder): string {
  if (order === 'average') return `${formatAverage(row)} за\u00a0матч`;
  if (order === 'points') return formatPointsNumber(row.points);
  return row.divisor === null
    ? formatQuantity(row.winPoints, 'балл', 'балла', 'баллов')
    : `${formatShare(row.winPoints, row.divisor)} балла за\u00a0раунд`;
}
