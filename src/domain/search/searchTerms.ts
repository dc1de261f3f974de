import { toPlainSigns } from '../fields/toBarePhone';
import { foldText } from '../lib/foldText';
import { parseDayDigits, parseDayWord, type SpokenDay } from './spokenDay';

/** One part of a search text. Each field is a possible meaning, and one hit is enough. */
export type SearchTerm = {
  /** Folded. */
  word?: string;
  /** The digits of a phone. */
  digits?: string;
  day?: SpokenDay;
  /** HH:MM. */
  time?: string;
};

/** Adjacent groups of digits are one part, as in a phone; any other part is a word. */
const PARTS = /\+?[\d(][\d()\s-]*(?=\s|$)|\S+/g;
const DIGITS = /^\+?[\d(][\d()\s-]*$/;
/** Every phone contains shorter numbers. */
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
 * The terms of a search text, in any order (COMFORT-81).
 * @param text as typed
 * @param today yyyy-MM-dd in the club's time zone
 */
export const parseSearchTerms = (text: string, today: string): SearchTerm[] =>
  (foldText(toPlainSigns(text).replaceAll(',', ' ')).match(PARTS) ?? []).map((part) =>
    parseTerm(part.trim(), today),
  );

const LETTERS_MIN = 2;

/** True when typing starts a search: from two letters on, or as many digits as a phone search needs (DESK-40). */
export function isSearchable(text: string): boolean {
  const signs = text.match(/[\p{L}\d]/gu) ?? [];
  return signs.length >= (/\p{L}/u.test(text) ? LETTERS_MIN : SEARCHED_PHONE_DIGITS_MIN);
}
