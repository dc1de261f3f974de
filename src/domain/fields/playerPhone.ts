import { OWN_CODE } from './isFromAbroad';
import { parsePhone } from './parseTyped';
import { toBarePhone } from './toBarePhone';
import { getDigits } from './typing';

/**
 * Matches RULE-11 with an existing code, or a foreign number: with its country code, or as dialled from a neighbouring
 * country.
 */
export const PLAYER_PHONE_PATTERN = new RegExp(
  String.raw`^(?:\+7 \(${OWN_CODE}\) \d{3}-\d{2}-\d{2}|\(?(?:\+[ (]?(?:[1-69]|8[ ().-]{0,3}[0-8])|00 ?[1-9]|8[ (-]{0,2}(?:0|10))(?:[ ().-]{0,3}\d){6,14})$`,
);

/** Message for a phone in any other form (ROSTER-4). */
export const PLAYER_PHONE_FORM_TEXT = 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны';

/**
 * Converts a player's phone to the form of RULE-11; keeps a foreign number as written. Null for any other text
 * (ROSTER-4).
 */
export function parsePlayerPhone(text: string): string | null {
  const phone = parsePhone(text) ?? toBarePhone(text);
  return PLAYER_PHONE_PATTERN.test(phone) ? phone : null;
}

/** Prefixes of a foreign number that was dialled without a plus, and the country code that replaces each prefix. */
const DIALLED: readonly (readonly [prefix: RegExp, code: string])[] = [
  [/^(?:810|00)/, ''],
  // The prefix of domestic calls in Belarus.
  [/^80/, '375'],
];

/** Returns the same key for all spellings of one phone; empty without a phone. */
export function toPhoneKey(text: string): string {
  const phone = parsePhone(text) ?? toBarePhone(text);
  if (phone.startsWith('+7 (') || !PLAYER_PHONE_PATTERN.test(phone)) return phone;
  const digits = getDigits(phone);
  if (phone.includes('+')) return `+${digits}`;
  const [prefix, code] = DIALLED.find(([begins]) => begins.test(digits))!;
  return `+${digits.replace(prefix, code)}`;
}
