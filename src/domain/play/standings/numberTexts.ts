import type { RowStats } from './rowStats';

/** Formats points: «24», «10,5». */
export const formatPointsNumber = (points: number): string => String(points).replace('.', ',');

/** Rounds a fraction to a number of decimals, halves up. It calculates with whole numbers, which is exact. */
function formatFraction(points: number, count: number, decimals: number): string {
  const scale = 10 ** decimals;
  const scaled = Math.floor((2 * scale * points + count) / (2 * count));
  const rest = String(scaled % scale).padStart(decimals, '0');
  return `${Math.floor(scaled / scale)},${rest}`;
}

/**
 * Points per match, «13,50» (PLAY-6).
 * @param decimals four decimals distinguish any two averages of a play
 */
export const formatAverage = (
  { matchPoints, matches }: Pick<RowStats, 'matchPoints' | 'matches'>,
  decimals: 2 | 4 = 2,
): string => formatFraction(matchPoints, Math.max(1, matches), decimals);

/**
 * A figure divided by the counted rounds: «−1,50». Without a divisor the figure stays unchanged (PLAY-82).
 * @param value a multiple of one half
 */
export function formatShare(value: number, divisor: number | null, decimals: 2 | 4 = 2): string {
  const size = Math.abs(value);
  const text =
    divisor === null ? formatPointsNumber(size) : formatFraction(2 * size, 2 * divisor, decimals);
  return value < 0 ? `−${text}` : text;
}

/** The same with a plus sign for positive values: «+1,50», «−2», «0». */
export const formatSignedShare = (...[value, ...others]: Parameters<typeof formatShare>): string =>
  `${value > 0 ? '+' : ''}${formatShare(value, ...others)}`;

const PEOPLE = [
  '',
  'одного',
  'двоих',
  'троих',
  'четверых',
  'пяти',
  'шести',
  'семи',
  'восьми',
  'девяти',
  'десяти',
];
const COUNTS = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
];
const FORMS = new Intl.PluralRules('ru');

/** A number of people in the genitive, after «у»: «четверых», «восьми», «16». */
export const formatPeopleInGenitive = (count: number): string => PEOPLE[count] ?? String(count);

/** A count for each of several people: «по два», «по 12»; «два» for one person. */
export function formatEachCount(count: number, people: number): string {
  if (count === 0) return 'ни одного';
  if (people === 1) return COUNTS[count] ?? String(count);
  return count === 1 ? 'по одному' : `по ${COUNTS[count] ?? count}`;
}

/**
 * A count of matches for each of several people: «по одному матчу», «по два матча», «ни одного матча»; «один матч» for
 * one person.
 */
export function formatMatchesEach(count: number, people: number): string {
  const form = count === 0 ? 'few' : FORMS.select(count);
  const one = people === 1 ? 'матч' : 'матчу';
  const noun = form === 'one' ? one : form === 'few' ? 'матча' : 'матчей';
  return `${formatEachCount(count, people)} ${noun}`;
}
