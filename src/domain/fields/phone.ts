/** The stored form of phones (RULE-11). */
export const PHONE_PATTERN = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/;
export const PHONE_PLACEHOLDER = '+7 (___) ___-__-__';

/** True for a phone in the stored form (RULE-11). */
export const isPhone = (text: string): boolean => PHONE_PATTERN.test(text);

/** Formats 11 digits that begin with 7 as +7 (XXX) XXX-XX-XX; returns any other text unchanged (FORMAT-4). */
export function formatPhone(phone: string): string {
  const match = /^\+?7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `+7 (${match[1]}) ${match[2]}-${match[3]}-${match[4]}` : phone;
}
