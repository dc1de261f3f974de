import { isRealDate } from './dates';

/**
 * What a masked field makes of typed or pasted text. Each mask is spread into IMask as it stands;
 * a backtick in a pattern keeps what follows it in its place while something before it is edited.
 */
export type TypingMask = {
  mask: string;
  /** No placeholder characters beyond what was typed. */
  lazy: true;
  /** «append»: fixed characters come by themselves, and go one by one. */
  eager: false | 'append';
  /**
   * Digits only, and the same in the end for a whole paste as for single characters.
   * @param inserted what comes in
   * @param masked holds what stands before the caret
   * @param flags `tail` where `inserted` stood behind the caret before, and is put back
   */
  prepare: (inserted: string, masked: { value: string }, flags?: { tail?: boolean }) => string;
  /**
   * What becomes of a text at whose end a sign is typed that ends a part of one digit: «1» and «:»
   * are «01», after which the mask sets the colon. Not for IMask, which cannot change what stands
   * before the caret.
   * @returns null where the sign ends nothing
   */
  endPart?: (text: string, sign: string) => string | null;
};

export const PHONE_PLACEHOLDER = '+7 (___) ___-__-__';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What people put between hours and minutes, or between day, month and year. */
const BETWEEN = '[.,:;/\\-\\s]';
const IS_BETWEEN = new RegExp(`^${BETWEEN}$`);
const NEITHER = new RegExp(`[^\\d${BETWEEN.slice(1)}`, 'g');
const SINGLE_FIRST = new RegExp(`^(\\D*)(\\d)(?=${BETWEEN})`);
const SINGLE_SECOND = new RegExp(`^(\\D*\\d{2}\\D*)(\\d)(?=${BETWEEN})`);

/** «1:30» with its hour in two digits; of a date, «5.6.2026», the month as well. */
const withWholeFirst = (text: string): string =>
  text.replace(NEITHER, '').replace(SINGLE_FIRST, '$10$2');
const withWholeDay = (text: string): string => withWholeFirst(text).replace(SINGLE_SECOND, '$10$2');

/**
 * INPUT-2: HH:MM; a first digit from 3 to 9 is the whole hour. `cappedTime` belongs after it, for
 * what can only be capped once it stands there.
 */
export const timeMask: TypingMask = {
  mask: '00:`00',
  lazy: true,
  eager: 'append',
  endPart: (text, sign) => (IS_BETWEEN.test(sign) && /^\d$/.test(text) ? `0${text}` : null),
  prepare: (inserted, { value }, flags) => {
    const digits = digitsOf(value === '' && !flags?.tail ? withWholeFirst(inserted) : inserted);
    if (flags?.tail) return digits;
    if (value === '2') return digits.replace(/^[4-9]/, '3');
    return value === '' ? digits.replace(/^[3-9]/, '0$&').replace(/^2[4-9]/, '23') : digits;
  },
};

/**
 * INPUT-3: one leading 7 or 8 is the country code, whatever follows it. Not eager: an eager mask
 * would not take the typed 7 for its own.
 */
export const phoneMask: TypingMask = {
  mask: '+{7} (000) 000-00-00',
  lazy: true,
  eager: false,
  prepare: (inserted, { value }, flags) => {
    const digits = digitsOf(inserted);
    const before = digitsOf(value);
    if (flags?.tail || before.length > 1) return digits;
    // A whole number that is pasted behind a typed prefix brings its own prefix.
    if (before !== '') return digits.length > 10 ? digits.replace(/^[78]/, '') : digits;
    if (digits !== '') return digits.replace(/^[78]?/, '7');
    return value === '' && inserted.includes('+') ? '+' : '';
  },
};

/**
 * INPUT-3: of a number whose digits have all been deleted nothing stays, wherever the deletion began.
 * @param isDeletion whether the text was shortened by a deletion: a 7 that is typed first stays
 */
export const finishedPhone = (text: string, isDeletion: boolean): string =>
  isDeletion && digitsOf(text).length <= 1 ? '' : text;

/** INPUT-1: dd.MM.yyyy. */
export const dateMask: TypingMask = {
  mask: '00.`00.`0000',
  lazy: true,
  eager: 'append',
  endPart: (text, sign) =>
    IS_BETWEEN.test(sign) && /^(\d{2}\.)?\d$/.test(text) ? text.replace(/\d$/, '0$&') : null,
  prepare: (inserted, { value }, flags) =>
    digitsOf(value === '' && !flags?.tail ? withWholeDay(inserted) : inserted),
};

/** INPUT-2: hours capped at 23, minutes at 59; an unfinished part stays, and a colon alone is nothing. */
export function cappedTime(text: string): string {
  if (digitsOf(text) === '') return '';
  return text
    .replace(/^\d{2}/, (hours) => (hours > '23' ? '23' : hours))
    .replace(/\d{2}$/, (minutes, at: number) => (at === 3 && minutes > '59' ? '59' : minutes));
}

/** INPUT-1: a stored yyyy-MM-dd as dd.MM.yyyy; an unfinished text as it is. */
export const shownDate = (stored: string): string =>
  stored.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/**
 * INPUT-1: a whole dd.MM.yyyy as yyyy-MM-dd, also where no such day exists; an unfinished text as it
 * is, and dots alone are nothing.
 */
export const storedDate = (text: string): string =>
  digitsOf(text) && text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

/** The local noon of a stored date, for a calendar that speaks Date; undefined where there is no such day. */
export function noonOf(stored: string): Date | undefined {
  if (!isRealDate(stored)) return undefined;
  const [year, month, day] = stored.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day, 12);
}

/** The stored form of the day a calendar gave. */
export const storedDay = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
