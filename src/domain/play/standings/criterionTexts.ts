import type { RankedRow, Criterion } from './criteria';
import type { UnitWords } from '../model/scoreUnit';
import { formatAverage, formatPointsNumber, formatShare, formatSignedShare } from './numberTexts';

type Counted = Exclude<Criterion, 'onCourt'>;

type Nouns = Readonly<Record<Counted, string>>;

/** Compared quantities in their form after «больше»: «больше побед», «больше разница очков». */
const createNouns = ({ forms: [, , many] }: UnitWords): Nouns => ({
  matches: 'матчей',
  rounds: 'раундов',
  average: `${many} за матч`,
  points: many,
  wins: 'побед',
  winPoints: 'баллов',
  difference: `разница ${many}`,
  sharedPoints: many,
  headToHead: `${many} в личных встречах`,
  best: `${many} в лучшем раунде`,
});

/** Compared quantities after «поровну очков», which do not repeat the word «очков». */
const createEqualNouns = (words: UnitWords): Nouns => ({
  ...createNouns(words),
  difference: `разницы ${words.forms[2]}`,
  headToHead: 'в личных встречах',
  best: 'в лучшем раунде',
});

const VALUES: Readonly<Record<Counted, (row: RankedRow, decimals?: 2 | 4) => string>> = {
  matches: ({ matches }) => String(matches),
  rounds: ({ countedRounds }) => String(countedRounds),
  average: formatAverage,
  points: ({ points }) => formatPointsNumber(points),
  wins: ({ wins }) => String(wins),
  winPoints: ({ winPoints, divisor }, decimals) => formatShare(winPoints, divisor, decimals),
  difference: ({ difference, divisor }, decimals) =>
    formatSignedShare(difference, divisor, decimals),
  sharedPoints: ({ points, divisor }, decimals) => formatShare(points, divisor, decimals),
  headToHead: ({ headToHead }) => String(headToHead),
  best: ({ best }) => String(best),
};

/** Returns « за раунд» for a figure that is divided by the rounds; otherwise an empty text. */
const formatPerRound = (criterion: Criterion, { divisor }: RankedRow): string =>
  divisor !== null && ['winPoints', 'difference', 'sharedPoints'].includes(criterion)
    ? ' за раунд'
    : '';

export const ON_COURT_TEXT = 'первое место решено на корте';

const listed = new Intl.ListFormat('ru');

/** True for a criterion that the sentence about a tie mentions; the half of matches is omitted. */
const isMentioned = ({ headToHead }: RankedRow, criterion: Criterion): criterion is Counted =>
  criterion !== 'matches' &&
  criterion !== 'rounds' &&
  criterion !== 'onCourt' &&
  (criterion !== 'headToHead' || headToHead !== null);

/** Describes a tie: «поровну очков (24) и побед (1)»; empty without criteria. */
export function describeTie(
  row: RankedRow,
  criteria: readonly Criterion[],
  words: UnitWords,
): string {
  const nouns = createEqualNouns(words);
  const parts = criteria
    .filter((criterion) => isMentioned(row, criterion))
    .map(
      (criterion) =>
        `${nouns[criterion]}${formatPerRound(criterion, row)} (${VALUES[criterion](row)})`,
    );
  return parts.length > 0 ? `поровну ${listed.format(parts)}` : '';
}

/**
 * Describes a difference: «больше побед (2 против 1)».
 * @param most the largest number of matches, or of counted rounds in the order by wins
 */
export function describeCriterionDifference(
  criterion: Criterion,
  row: RankedRow,
  other: RankedRow,
  direction: 'больше' | 'меньше',
  most: number,
  words: UnitWords,
): string {
  if (criterion === 'onCourt') return ON_COURT_TEXT;
  const formatValue = VALUES[criterion];
  const decimals = formatValue(row) === formatValue(other) ? 4 : 2;
  const values = `${formatValue(row, decimals)} против ${formatValue(other, decimals)}`;
  const half =
    criterion === 'matches' || criterion === 'rounds' ? `, меньше половины от ${most}` : '';
  return `${direction} ${createNouns(words)[criterion]}${formatPerRound(criterion, row)} (${values}${half})`;
}
