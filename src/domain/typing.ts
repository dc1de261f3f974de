import { isRealDate } from './dates';

/**
 * What a masked field makes of typed or pasted text. `head` is what stands before the caret,
 * `inserted` what comes in; both functions work on whole pastes and on single characters, and give
 * the same in the end.
 */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** INPUT-2: HH:MM. */
export const TIME_MASK = '00:00';
/** INPUT-3. */
export const PHONE_MASK = '+{7} (000) 000-00-00';
export const PHONE_PLACEHOLDER = '+7 (___) ___-__-__';
/** INPUT-1: dd.MM.yyyy. */
export const DATE_MASK = '00.00.0000';

/** INPUT-2: a first digit from 3 to 9 is the whole hour. */
export function insertIntoTime(inserted: string, head: string): string {
  const digits = digitsOf(inserted);
  return digitsOf(head) === '' && /^[3-9]/.test(digits) ? `0${digits}` : digits;
}

/** INPUT-2: hours capped at 23, minutes at 59; an unfinished part stays as it is. */
export function capTime(text: string): string {
  return text
    .replace(/^\d{2}/, (hours) => (hours > '23' ? '23' : hours))
    .replace(/\d{2}$/, (minutes, at: number) => (at === 3 && minutes > '59' ? '59' : minutes));
}

/** INPUT-3: one leading 7 or 8 is the country code, whatever follows it. */
export function insertIntoPhone(inserted: string, head: string): string {
  const digits = digitsOf(inserted);
  return digitsOf(head) === '' ? digits.replace(/^[78]?/, '7') : digits;
}

/** INPUT-1: a stored yyyy-MM-dd as dd.MM.yyyy; an unfinished text as it is. */
export const shownDate = (stored: string): string =>
  stored.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/** INPUT-1: a whole dd.MM.yyyy as yyyy-MM-dd, also where no such day exists; an unfinished text as it is. */
export const storedDate = (text: string): string =>
  text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

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
