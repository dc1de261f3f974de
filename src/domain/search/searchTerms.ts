import { toPlainSigns } from '../fields/toBarePhone';
import { foldText } from '../lib/foldText';
import { parseDayDigits, parseDayWord, type SpokenDay } from './spokenDay';

/** One part of a search text. Each field is a possible meaning, of which one has to match. */
export type SearchTerm = {
  /** The part as a folded word. */
  word?: string;
  /** Digits of a phone. */
  digits?: string;
  day?: SpokenDay;
  /** Time as HH:MM. */
  time?: string;
};

/** Adjacent groups of digits form one part, as in a phone; any other part is one word. */
const PARTS = /\+?[\d(][\d()\s-]*(?=\s|$)|\S+/g;
const DIGITS = /^\+?[\d(][\d()\s-]*$/;
/** Minimum number of digits for a phone search, because every phone contains shorter numbers. */
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
 * Parses the terms of a search text, which may come in any order (COMFORT-81).
 * @param text as typed
 * @param today yyyy-MM-dd in the club's time zone
 */
export const parseSearchTerms = (text: string, today: string): SearchTerm[] =>
  (foldText(toPlainSigns(text).replaceAll(',', ' ')).match(PARTS) ?? []).map((part) =>
    parseTerm(part.trim(), today),
  );

const LETTERS_MIN = 2;

/**
 * True when a text is long enough to search while typing: two letters, or as many digits as a phone search needs
 * (DESK-40).
 */
export function isSearchable(text: string): boolean {
  const signs = text.match(/[\p{L}\d]/gu) ?? [];
  return signs.length >= (/\p{L}/u.test(text) ? LETTERS_MIN : SEARCHED_PHONE_DIGITS_MIN);
}
