import { OWN_CODE } from './isFromAbroad';

/**
 * RULE-11 without codes that a mask creates from another country's number: +7 (029) from «8 029 …», +7 (103) from
 * «8 10 37…», +7 (372) from «372 …».
 */
export const ORGANIZER_PHONE_PATTERN = new RegExp(
  String.raw`^\+7 \((?:${OWN_CODE}|1[1-9]\d|2\d\d)\) \d{3}-\d{2}-\d{2}$`,
);

/** The message for such a code (RULE-11). */
export const PHONE_CODE_TEXT = 'Телефон: такого кода нет в России и Казахстане';
