import { OWN_CODE } from './isFromAbroad';
import { parsePhone } from './parseTyped';
import { toBarePhone } from './toBarePhone';
import { getDigits } from './typing';

/** RULE-11 with an existing code, or another country's number: with its code, or as dialled from nearby. */
export const PLAYER_PHONE_PATTERN = new RegExp(
  String.raw`^(?:\+7 \(${OWN_CODE}\) \d{3}-\d{2}-\d{2}|\(?(?:\+[ (]?(?:[1-69]|8[ ().-]{0,3}[0-8])|00 ?[1-9]|8[ (-]{0,2}(?:0|10))(?:[ ().-]{0,3}\d){6,14})$`,
);

/** The message for a phone in any other form (ROSTER-4). */
export const PLAYER_PHONE_FORM_TEXT = 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны';

/**
 * A player's phone in the form of RULE-11, or another country's number as written; null for any other text (ROSTER-4).
 */
export function parsePlayerPhone(text: string): string | null {
  const phone = parsePhone(text) ?? toBarePhone(text);
  return PLAYER_PHONE_PATTERN.test(phone) ? phone : null;
}

/** Prefixes of another country's number dialled without a plus, and the country code that replaces each. */
const DIALLED: readonly (readonly [prefix: RegExp, code: string])[] = [
  [/^(?:810|00)/, ''],
  // Domestic calls in Belarus.
  [/^80/, '375'],
];

/** The same key for all spellings of one phone; empty without a phone. */
export function toPhoneKey(text: string): string {
  const phone = parsePhone(text) ?? toBarePhone(text);
  if (phone.startsWith('+7 (') || !PLAYER_PHONE_PATTERN.test(phone)) return phone;
  const digits = getDigits(phone);
  if (phone.includes('+')) return `+${digits}`;
  const [prefix, code] = DIALLED.find(([begins]) => begins.test(digits))!;
  return `+${digits.replace(prefix, code)}`;
}
