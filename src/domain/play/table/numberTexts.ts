import type { Figures } from './figures';

/** «24», «10,5». */
export const pointsText = (points: number): string => String(points).replace('.', ',');

/** A fraction rounded to so many decimals, up at a half; whole numbers as long as possible. */
function fractionText(points: number, count: number, decimals: number): string {
  const scale = 10 ** decimals;
  const scaled = Math.floor((2 * scale * points + count) / (2 * count));
  const rest = String(scaled % scale).padStart(decimals, '0');
  return `${Math.floor(scaled / scale)},${rest}`;
}

/**
 * PLAY-6: points of the matches by match, «13,50».
 * @param decimals with four no two averages of an evening look alike
 */
export const averageText = (
  { matchPoints, matches }: Pick<Figures, 'matchPoints' | 'matches'>,
  decimals: 2 | 4 = 2,
): string => fractionText(matchPoints, Math.max(1, matches), decimals);

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
const EACH = [
  'ни одного',
  'по одному',
  'по два',
  'по три',
  'по четыре',
  'по пять',
  'по шесть',
  'по семь',
  'по восемь',
  'по девять',
  'по десять',
];
const FORMS = new Intl.PluralRules('ru');

/** How many people, after «у»: «четверых», «восьми», «16». */
export const peopleText = (count: number): string => PEOPLE[count] ?? String(count);

/** «по два», «по 12». */
export const eachText = (count: number): string => EACH[count] ?? `по ${count}`;

/** What is counted after `eachText`: «по одному матчу», «по два матча», «ни одного матча». */
export function eachMatches(count: number): string {
  if (count === 0) return `${eachText(count)} матча`;
  const form = FORMS.select(count);
  const noun = form === 'one' ? 'матчу' : form === 'few' ? 'матча' : 'матчей';
  return `${eachText(count)} ${noun}`;
}
