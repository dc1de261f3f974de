import { addDays, isDateForm } from '../dates/dates';

/** The known parts of a day, as digits in the form of yyyy-MM-dd. */
export type SpokenDay = { year?: string; month?: string; day?: string };

/** True when a day, yyyy-MM-dd, has all the known parts. */
export const isOnSpokenDay = (date: string, { year, month, day }: SpokenDay): boolean =>
  (!year || date.startsWith(year)) &&
  (!month || date.slice(5, 7) === month) &&
  (!day || date.slice(8) === day);

/** Stems of months in all cases. May is so short that it needs each of its forms. */
const MONTHS: [string, string][] = [
  ['январ', '01'],
  ['феврал', '02'],
  ['март', '03'],
  ['апрел', '04'],
  ['май', '05'],
  ['мая', '05'],
  ['мае', '05'],
  ['июн', '06'],
  ['июл', '07'],
  ['август', '08'],
  ['сентябр', '09'],
  ['октябр', '10'],
  ['ноябр', '11'],
  ['декабр', '12'],
];
const SHORTEST = 3;

const DAYS_FROM_TODAY: Record<string, number> = {
  вчера: -1,
  сегодня: 0,
  завтра: 1,
  послезавтра: 2,
};

const toSpokenDay = (date: string): SpokenDay => ({
  year: date.slice(0, 4),
  month: date.slice(5, 7),
  day: date.slice(8),
});

/**
 * The day or month named by a word: «ноя», «ноября», «завтра».
 * @param word folded
 * @param today yyyy-MM-dd
 */
export function parseDayWord(word: string, today: string): SpokenDay | undefined {
  const distance = DAYS_FROM_TODAY[word];
  if (distance !== undefined) return toSpokenDay(addDays(today, distance));
  const month = MONTHS.find(([stem]) =>
    word.length <= stem.length
      ? word.length >= SHORTEST && stem.startsWith(word)
      : word.startsWith(stem) && word.length === stem.length + 1,
  )?.[1];
  return month ? { month } : undefined;
}

const isBetween = (text: string | undefined, first: number, last: number): boolean =>
  text === undefined || (Number(text) >= first && Number(text) <= last);

/** The day in digits: «28», «28.11», «28/11/26», «28 11 2026», «2026-11-28», or a year alone. */
export function parseDayDigits(text: string): SpokenDay | undefined {
  if (isDateForm(text)) return toSpokenDay(text);
  if (/^20\d{2}$/.test(text)) return { year: text };
  const [, day, month, year] =
    /^(\d{1,2})(?:[./\s-](\d{1,2})(?:[./\s-](\d{4}|\d{2}))?)?[./]?$/.exec(text) ?? [];
  if (!day || !isBetween(day, 1, 31) || !isBetween(month, 1, 12)) return undefined;
  return {
    day: day.padStart(2, '0'),
    ...(month && { month: month.padStart(2, '0') }),
    ...(year && { year: year.padStart(4, '20') }),
  };
}
