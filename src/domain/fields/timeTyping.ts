import { getDigits, TYPED_SEPARATOR_PATTERN, padHour, type TypingMask } from './typing';

/**
 * HH:MM; a first digit from 3 to 9 is a complete hour (INPUT-2). `limitTypedTime` must run after the mask, because some
 * values can be capped only then.
 */
export const timeMask: TypingMask = {
  mask: '00:`00',
  lazy: true,
  eager: 'append',
  endPart: (text, sign) =>
    TYPED_SEPARATOR_PATTERN.test(sign) && /^\d$/.test(text) ? `0${text}` : null,
  prepare: (inserted, { value }, flags) => {
    const digits = getDigits(value === '' && !flags?.tail ? padHour(inserted) : inserted);
    if (flags?.tail) return digits;
    if (value === '2') return digits.replace(/^[4-9]/, '3');
    return value === '' ? digits.replace(/^[3-9]/, '0$&').replace(/^2[4-9]/, '23') : digits;
  },
};

/** Caps hours at 23 and minutes at 59. An incomplete part stays; a lone colon becomes empty (INPUT-2). */
export function limitTypedTime(text: string): string {
  if (getDigits(text) === '') return '';
  return text
    .replace(/^\d{2}/, (hours) => (hours > '23' ? '23' : hours))
    .replace(/\d{2}$/, (minutes, at: number) => (at === 3 && minutes > '59' ? '59' : minutes));
}
