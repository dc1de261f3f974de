import { MISSING_TEXT } from './format';
import { digitsOf, IS_BETWEEN, withWholeFirst, type TypingMask } from './typing';

/** Whether the text is HH:MM and a time that a clock shows. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether a time is typed to its end (RULE-12); «24:00» is, and is too late (RULE-3, RULE-4). */
export const isWholeTime = (text: string): boolean => /^\d{2}:[0-5]\d$/.test(text);

/** Minutes from midnight to a time HH:MM. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** WIRE-6: «10:00:00» and «9:05» as HH:MM, anything else as it is. */
export function normaliseTime(text: string): string {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]}` : text;
}

/** LIST-10: «10:00 – 14:00», or the start alone. */
export function formatTimeRange(start: string, end: string | null): string {
  return end ? `${start || MISSING_TEXT} – ${end}` : start || MISSING_TEXT;
}

/** A club hour as people write it: «8:00» for 08:00. */
export const formatHour = (time: string): string => time.replace(/^0/, '');

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

/** INPUT-2: hours capped at 23, minutes at 59; an unfinished part stays, and a colon alone is nothing. */
export function cappedTime(text: string): string {
  if (digitsOf(text) === '') return '';
  return text
    .replace(/^\d{2}/, (hours) => (hours > '23' ? '23' : hours))
    .replace(/\d{2}$/, (minutes, at: number) => (at === 3 && minutes > '59' ? '59' : minutes));
}
