import { isFromAbroad } from './isFromAbroad';
import { toBarePhone, toPlainSigns } from './toBarePhone';
import { getDigits, type TypingMask } from './typing';

/** More digits than a number with an extension: two numbers. */
const TWO_NUMBERS_MIN = 17;

/**
 * True for more digits than a Russian number has; the mask would lose the last ones. An extension follows another sign
 * or a word and does not count.
 */
const isTooLong = (text: string): boolean => {
  const phone = toBarePhone(text);
  const [number = ''] = /\d[\d ().-]*/.exec(phone) ?? [];
  const digits = getDigits(number);
  return (
    digits.length > (/^[78]/.test(digits) ? 11 : 10) || getDigits(phone).length >= TWO_NUMBERS_MIN
  );
};

/** True for a whole number that the mask would change into another one. */
const isUnmaskable = (text: string): boolean => isFromAbroad(text) || isTooLong(text);

/**
 * One leading 7 or 8 is the country code, in front of any digits (INPUT-3). Not eager: an eager mask would not accept
 * the typed 7 as its own.
 */
export const phoneMask: TypingMask = {
  mask: '+{7} (000) 000-00-00',
  lazy: true,
  eager: false,
  // Typing stops at the eleventh digit; a whole pasted number keeps all its digits.
  isLeft: (text, inserted = text) => isFromAbroad(text) || (inserted.length > 1 && isTooLong(text)),
  prepare: (inserted, { value }, flags) => {
    const digits = getDigits(toPlainSigns(inserted));
    const before = getDigits(value);
    if (flags?.tail || before.length > 1) return digits;
    // A whole number pasted after a typed prefix brings its own prefix.
    if (before !== '') return digits.length > 10 ? digits.replace(/^[78]/, '') : digits;
    if (digits !== '') return digits.replace(/^[78]?/, '7');
    return value === '' && toPlainSigns(inserted).includes('+') ? '+' : '';
  },
};

/** {@link phoneMask} for a player, whose number may be another country's: no key is lost (ROSTER-4). */
export const playerPhoneMask: TypingMask = { ...phoneMask, isLeft: (text) => isUnmaskable(text) };

/**
 * Clears a number when all its digits are deleted, from any position of the caret (INPUT-3).
 * @param isDeletion true when a deletion shortened the text: a 7 that is typed first stays
 */
export const clearEmptyPhone = (text: string, isDeletion: boolean): string =>
  isDeletion && getDigits(text).length <= 1 ? '' : text;

/** The text before each digit of a phone, the country's digit first. */
const BEFORE_DIGIT = ['+', ' (', '', '', ') ', '', '', '-', '', '-', ''];

const addSigns = (digits: string): string =>
  [...digits].map((digit, index) => `${BEFORE_DIGIT[index]}${digit}`).join('');

/**
 * {@link phoneMask} for a plain input: the text and the caret after each change (APPLY-1). Digits keep their place at
 * the caret. Signs come with the next digit, so a deletion always takes a digit.
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
