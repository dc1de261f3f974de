import { isFromAbroad } from './isFromAbroad';
import { toBarePhone, toPlainSigns } from './toBarePhone';
import { getDigits, type TypingMask } from './typing';

/** More digits than a number and an extension have: two numbers. */
const TWO_NUMBERS_MIN = 17;

/**
 * More digits than a Russian number has, the last of which would be lost. An extension stands behind another sign or
 * a word, and is no part of the number.
 */
const isTooLong = (text: string): boolean => {
  const [number = ''] = /\d[\d ().-]*/.exec(toBarePhone(text)) ?? [];
  const digits = getDigits(number);
  return (
    digits.length > (/^[78]/.test(digits) ? 11 : 10) || getDigits(text).length >= TWO_NUMBERS_MIN
  );
};

/** A number of which the mask would make another one, where it comes in as a whole. */
const isUnmaskable = (text: string): boolean => isFromAbroad(text) || isTooLong(text);

/**
 * INPUT-3: one leading 7 or 8 is the country code, whatever follows it. Not eager: an eager mask
 * would not take the typed 7 for its own.
 */
export const phoneMask: TypingMask = {
  mask: '+{7} (000) 000-00-00',
  lazy: true,
  eager: false,
  // No key beyond the eleventh digit is taken; of a whole number nothing is cut off.
  isLeft: (text, inserted = text) => isFromAbroad(text) || (inserted.length > 1 && isTooLong(text)),
  prepare: (inserted, { value }, flags) => {
    const digits = getDigits(toPlainSigns(inserted));
    const before = getDigits(value);
    if (flags?.tail || before.length > 1) return digits;
    // A whole number that is pasted behind a typed prefix brings its own prefix.
    if (before !== '') return digits.length > 10 ? digits.replace(/^[78]/, '') : digits;
    if (digits !== '') return digits.replace(/^[78]?/, '7');
    return value === '' && inserted.includes('+') ? '+' : '';
  },
};

/** ROSTER-4: {@link phoneMask} of a player, whose number may be another country's: no key is lost. */
export const playerPhoneMask: TypingMask = { ...phoneMask, isLeft: (text) => isUnmaskable(text) };

/**
 * INPUT-3: of a number whose digits have all been deleted nothing stays, wherever the deletion began.
 * @param isDeletion whether the text was shortened by a deletion: a 7 that is typed first stays
 */
export const clearEmptyPhone = (text: string, isDeletion: boolean): string =>
  isDeletion && getDigits(text).length <= 1 ? '' : text;

/** What stands before each digit of a phone, the country's first. */
const BEFORE_DIGIT = ['+', ' (', '', '', ') ', '', '', '-', '', '-', ''];

const addSigns = (digits: string): string =>
  [...digits].map((digit, index) => `${BEFORE_DIGIT[index]}${digit}`).join('');

/**
 * APPLY-1: {@link phoneMask} for a plain input: what becomes of its text after each change, and where the
 * caret goes. Digits keep their place beside the caret; signs come with the digit behind them, so that a
 * deletion always takes a digit.
 * @param caret how many characters stand before it
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
