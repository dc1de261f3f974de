import { isFromAbroad } from './isFromAbroad';
import { getDigits } from './typing';

/** A messenger, and its link for a phone number. */
type PhoneMessenger = { name: string; href: string; isWeb: boolean };

/** Possible lengths of an E.164 number, including the country code. */
const DIGITS = { min: 8, max: 15 };

/** The digits of a number with its country code; null when the country is unknown. */
function findInternationalDigits(phone: string): string | null {
  const digits = getDigits(phone);
  const isInternational = phone.trim().startsWith('+');
  // Within Russia people dial 8 instead of +7. After a plus, codes of other countries begin with 8, but none with 89.
  const isOwn = (isInternational ? /^(?:7|89)/ : /^[78][3-9]/).test(digits) && !isFromAbroad(phone);
  if (digits.length === 11 && isOwn) return `7${digits.slice(1)}`;
  return isInternational && digits.length >= DIGITS.min && digits.length <= DIGITS.max
    ? digits
    : null;
}

/** The messengers for a phone number; none when the number is incomplete (DESK-13). */
export function listPhoneMessengers(phone: string): PhoneMessenger[] {
  const digits = findInternationalDigits(phone);
  if (digits === null) return [];
  return [
    { name: 'WhatsApp', href: `https://wa.me/${digits}`, isWeb: true },
    { name: 'Telegram', href: `https://t.me/+${digits}`, isWeb: true },
    { name: 'SMS', href: `sms:+${digits}`, isWeb: false },
  ];
}
