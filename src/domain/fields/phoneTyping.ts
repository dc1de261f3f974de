import { isFromAbroad } from './isFromAbroad';
import { toBarePhone, toPlainSigns } from './toBarePhone';
import { getDigits, type TypingMask } from './typing';

/** Number of digits from which a text contains two numbers: a number with an extension has fewer. */
const TWO_NUMBERS_MIN = 17;

/**
 * True for a text with more digits than a Russian number, whose last digits the mask would drop. An extension after a
 * sign or a word does not count.
 */
const isTooLong = (text: string): boolean => {
  const phone = toBarePhone(text);
  const [number = ''] = /\d[\d ().-]*/.exec(phone) ?? [];
  const digits = getDigits(number);
  return (
    digits.length > (/^[78]/.test(digits) ? 11 : 10) || getDigits(phone).length >= TWO_NUMBERS_MIN
  );
};

/** True for a complete number that the mask would change into another number. */
const isUnmaskable = (text: string): boolean => isFromAbroad(text) || isTooLong(text);

/**
 * One leading 7 or 8 is the country code, whatever digits follow (INPUT-3). The mask is not eager, because an eager
 * mask would not accept a typed 7 as its own.
 */
export const phoneMask: TypingMask = {
  mask: '+{7} (000) 000-00-00',
  lazy: true,
  eager: false,
  // Typing stops at the eleventh digit. A pasted number with more digits is kept complete.
  isLeft: (text, inserted = text) => isFromAbroad(text) || (inserted.length > 1 && isTooLong(text)),
  prepare: (inserted, { value }, flags) => {
    const digits = getDigits(toPlainSigns(inserted));
    const before = getDigits(value);
    if (flags?.tail || before.length > 1) return digits;
    // A complete number pasted after a typed prefix already contains the prefix.
    if (before !== '') return digits.length > 10 ? digits.replace(/^[78]/, '') : digits;
    if (digits !== '') return digits.replace(/^[78]?/, '7');
    return value === '' && toPlainSigns(inserted).includes('+') ? '+' : '';
  },
};

/** {@link phoneMask} for a player, whose number may be foreign: every typed digit is kept (ROSTER-4). */
export const playerPhoneMask: TypingMask = { ...phoneMask, isLeft: (text) => isUnmaskable(text) };

/**
 * Clears a number once all its digits are deleted, from any position of the caret (INPUT-3).
 * @param isDeletion true when a deletion shortened the text; without one, a 7 typed first stays
 */
export const clearEmptyPhone = (text: string, isDeletion: boolean): string =>
  isDeletion && getDigits(text).length <= 1 ? '' : text;

/** The text before each digit of a phone; the first digit is the country's. */
const BEFORE_DIGIT = ['+', ' (', '', '', ') ', '', '', '-', '', '-', ''];

const addSigns = (digits: string): string =>
  [...digits].map((digit, index) => `${BEFORE_DIGIT[index]}${digit}`).join('');

/**
 * {@link phoneMask} for a plain input: the text and the caret after each change (APPLY-1). Digits keep their position
 * relative to the caret. Signs are added with the next digit, so each deletion removes a digit.
 * @param caret the number of characters before it
 */
export function maskTypedPhone(text: string, caret: number): { text: string; caret: number } {
  if (isUnmaskable(text)) {
    return { text: toPlainSigns(text), caret: toPlainSigns(text.slice(0, caret)).length };
  }
  const prepare = (part: string, value: string) => phoneMask.prepare(part, { value });
  const before = prepare(text.slice(0, caret), '');
  const after =
    before === '' || before === '+'
      ? prepare(text.slice(caret), before)
      : toPlainSigns(text.slice(caret));
  const digits = getDigits(before + after).slice(0, BEFORE_DIGIT.length);
  if (digits === '') return { text: before, caret: before.length };
  const digitsBefore = getDigits(before).slice(0, digits.length);
  return { text: addSigns(digits), caret: addSigns(digitsBefore).length };
}
