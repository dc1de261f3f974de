import { toPlainSigns } from '../fields/toBarePhone';
import { foldText } from '../lib/foldText';
import { parseDayDigits, parseDayWord, type SpokenDay } from './spokenDay';

/** One thing that is looked for; what a text may mean several of is found by any of them. */
export type SearchTerm = {
  /** Folded. */
  word?: string;
  /** Of a phone. */
  digits?: string;
  day?: SpokenDay;
  /** HH:MM. */
  time?: string;
};

/** Digits that stand together are one, as in a phone; anything else is a word. */
const PARTS = /\+?[\d(][\d()\s-]*(?=\s|$)|\S+/g;
const DIGITS = /^\+?[\d(][\d()\s-]*$/;
/** Fewer are in every phone. */
const SEARCHED_PHONE_DIGITS_MIN = 3;

function parseTerm(part: string, today: string): SearchTerm {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(part) ?? [];
  if (hours) return { time: `${hours.padStart(2, '0')}:${minutes}` };
  const day = parseDayDigits(part);
  if (DIGITS.test(part)) {
    const digits = part.replace(/\D/g, '');
    if (digits.length >= SEARCHED_PHONE_DIGITS_MIN)
      return { word: part, digits, ...(day && { day }) };
  }
  if (day) return { word: part, day };
  const named = parseDayWord(part, today);
  return { word: part, ...(named && { day: named }) };
}

/**
 * COMFORT-81: what a text asks for, in any order.
 * @param text as typed
 * @param today yyyy-MM-dd in the club's time zone
 */
export const parseSearchTerms = (text: string, today: string): SearchTerm[] =>
  (foldText(toPlainSigns(text).replaceAll(',', ' ')).match(PARTS) ?? []).map((part) =>
    parseTerm(part.trim(), today),
  );

const LETTERS_MIN = 2;

/**
 * DESK-40: whether a text is looked for while it is typed: from two letters on, and a number from as many digits
 * as tell phones apart.
 */
export function isSearchable(text: string): boolean {
  const signs = text.match(/[\p{L}\d]/gu) ?? [];
  return signs.length >= (/\p{L}/u.test(text) ? LETTERS_MIN : SEARCHED_PHONE_DIGITS_MIN);
}
