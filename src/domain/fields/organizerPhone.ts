import { OWN_CODE } from './isFromAbroad';

/**
 * RULE-11 without the codes that a mask makes of another country's number, key by key: +7 (029) of «8 029 …», +7 (103)
 * of «8 10 37…», +7 (372) of «372 …».
 */
export const ORGANIZER_PHONE_PATTERN = new RegExp(
  String.raw`^\+7 \((?:${OWN_CODE}|1[1-9]\d|2\d\d)\) \d{3}-\d{2}-\d{2}$`,
);

/** RULE-11: said of such a code. */
export const PHONE_CODE_TEXT = 'Телефон: такого кода нет в России и Казахстане';
