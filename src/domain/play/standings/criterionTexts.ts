import type { RankedRow, Criterion } from './criteria';
import { formatAverage, formatPointsNumber } from './numberTexts';

type Counted = Exclude<Criterion, 'onCourt'>;

/** The compared quantity, in the genitive: «больше побед», «поровну побед». */
const NOUNS: Readonly<Record<Counted, string>> = {
  matches: 'матчей',
  average: 'очков за матч',
  points: 'очков',
  wins: 'побед',
  headToHead: 'очков в личных встречах',
  best: 'очков в лучшем раунде',
};

/** The same after «поровну очков», without repeating that word. */
const EQUAL_NOUNS: Readonly<Record<Counted, string>> = {
  ...NOUNS,
  headToHead: 'в личных встречах',
  best: 'в лучшем раунде',
};

const VALUES: Readonly<Record<Counted, (row: RankedRow, decimals?: 2 | 4) => string>> = {
  matches: ({ matches }) => String(matches),
  average: formatAverage,
  points: ({ points }) => formatPointsNumber(points),
  wins: ({ wins }) => String(wins),
  headToHead: ({ headToHead }) => String(headToHead),
  best: ({ best }) => String(best),
};

const listed = new Intl.ListFormat('ru');

/** True for a criterion that a tie mentions; the half of matches is not mentioned. */
const isMentioned = ({ headToHead }: RankedRow, criterion: Criterion): criterion is Counted =>
  criterion !== 'matches' &&
  criterion !== 'onCourt' &&
  (criterion !== 'headToHead' || headToHead !== null);

/** «поровну очков (24) и побед (1)»; empty without criteria. */
export function describeTie(row: RankedRow, criteria: readonly Criterion[]): string {
  const parts = criteria
    .filter((criterion) => isMentioned(row, criterion))
    .map((criterion) => `${EQUAL_NOUNS[criterion]} (${VALUES[criterion](row)})`);
  return parts.length > 0 ? `поровну ${listed.format(parts)}` : '';
}

/**
 * «больше побед (2 против 1)».
 * @param most the largest number of matches of any row
 */
export function describeCriterionDifference(
  criterion: Criterion,
  row: RankedRow,
  other: RankedRow,
  direction: 'больше' | 'меньше',
  most: number,
): string {
  if (criterion === 'onCourt') return 'первое место решено на корте';
  const formatValue = VALUES[criterion];
  const decimals = formatValue(row) === formatValue(other) ? 4 : 2;
  const values = `${formatValue(row, decimals)} против ${formatValue(other, decimals)}`;
  const half = criterion === 'matches' ? `, меньше половины от ${most}` : '';
  return `${direction} ${NOUNS[criterion]} (${values}${half})`;
}
