import { isRealDate } from '../dates/dates';
import { getDigits, TYPED_SEPARATOR_PATTERN, padDateParts, type TypingMask } from './typing';

/** The mask for dd.MM.yyyy (INPUT-1). */
export const dateMask: TypingMask = {
  mask: '00.`00.`0000',
  lazy: true,
  eager: 'append',
  endPart: (text, sign) =>
    TYPED_SEPARATOR_PATTERN.test(sign) && /^(\d{2}\.)?\d$/.test(text)
      ? text.replace(/\d$/, '0$&')
      : null,
  prepare: (inserted, { value }, flags) =>
    getDigits(value === '' && !flags?.tail ? padDateParts(inserted) : inserted),
};

/** Converts a stored yyyy-MM-dd to dd.MM.yyyy; an incomplete text stays (INPUT-1). */
export const toTypedDate = (stored: string): string =>
  stored.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/**
 * Converts a complete dd.MM.yyyy to yyyy-MM-dd, even if no such day exists (INPUT-1). An incomplete text stays; lone
 * dots become empty.
 */
export const toStoredDate = (text: string): string =>
  getDigits(text) && text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

/**
 * Noon of a stored date in the device's time zone, for a calendar that uses Date; undefined when the day does not
 * exist.
 */
export function toLocalNoon(stored: string): Date | undefined {
  if (!isRealDate(stored)) return undefined;
  const [year, month, day] = stored.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day, 12);
}

/** Converts a day picked in the calendar to yyyy-MM-dd. */
export const toPickedDay = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
