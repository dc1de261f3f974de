import { toBarePhone } from './toBarePhone';
import { getDigits } from './typing';

/** Codes behind +7: those of regions from 3 and 4; from 7 to 9 nearly all exist. */
export const OWN_CODE = String.raw`(?:[7-9]\d\d|3(?:0[12]|36|4[1-79]|5[1-3]|65|8[1-58]|9[0145])|4(?:01|1[1356]|2[13467]|7[1-5]|8[1-7]|9[1-689]))`;

/** Digits that begin no number here, nor will with the digits to come, unless a region's code does. */
const FOREIGN_CODE = new RegExp(`^(?!${OWN_CODE})[03-6]`);

/**
 * INPUT-3, ROSTER-4: true for a number, whole or in part, that begins as another country's: with its code, or as it is
 * dialled (00, 8 10, 8 0 within Belarus). Every way in which a phone comes in asks this one rule: +7 before such digits
 * makes another number of them.
 */
export function isFromAbroad(text: string): boolean {
  const phone = toBarePhone(text);
  if (/^[^+\d]*\+/.test(phone)) return /^[^+\d]*\+[ (]?(?:[1-69]|8(?!\D*9))/.test(phone);
  const digits = getDigits(phone);
  // A whole number that begins with 8 may be Hong Kong's as well: 852 9123 4567.
  const behindPrefix = /^8(\d{10})$/.exec(digits)?.[1] ?? '';
  return /^810\d{8}/.test(digits) || [digits, behindPrefix].some((part) => FOREIGN_CODE.test(part));
}
