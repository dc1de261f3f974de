import { toBarePhone } from './toBarePhone';
import { getDigits } from './typing';

/** Existing codes after +7, as a pattern. From 3 and 4 it lists each code; from 7 to 9 nearly all codes exist. */
export const OWN_CODE = String.raw`(?:[7-9]\d\d|3(?:0[12]|36|4[1-79]|5[1-3]|65|8[1-58]|9[0145])|4(?:01|1[1356]|2[13467]|7[1-5]|8[1-7]|9[1-689]))`;

/** First digits that no Russian or Kazakh number has, except within a region's whole code. */
const FOREIGN_CODE = new RegExp(`^(?!${OWN_CODE})[03-6]`);

/**
 * True for a complete or partial number that begins like a foreign one (INPUT-3, ROSTER-4). It has a country code, or a
 * prefix: 00, 8 10, or 8 0 within Belarus. All inputs use this rule, because +7 before such digits would make another
 * number.
 */
export function isFromAbroad(text: string): boolean {
  const phone = toBarePhone(text);
  if (/^[^+\d]*\+/.test(phone)) return /^[^+\d]*\+[ (]?(?:[1-69]|8(?!\D*9))/.test(phone);
  const digits = getDigits(phone);
  // A complete number with a leading 8 may also be from Hong Kong: 852 9123 4567.
  const behindPrefix = /^8(\d{10})$/.exec(digits)?.[1] ?? '';
  return /^810\d{8}/.test(digits) || [digits, behindPrefix].some((part) => FOREIGN_CODE.test(part));
}
