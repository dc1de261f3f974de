import { PHONE_DIGITS_MIN } from './terms';

const LETTERS_MIN = 2;

/**
 * DESK-40: whether a text is looked for while it is typed: from two letters on, and a number from as many digits
 * as tell phones apart.
 */
export function isSearchable(text: string): boolean {
  const signs = text.match(/[\p{L}\d]/gu) ?? [];
  return signs.length >= (/\p{L}/u.test(text) ? LETTERS_MIN : PHONE_DIGITS_MIN);
}
