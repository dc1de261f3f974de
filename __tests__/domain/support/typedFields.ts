import fc from 'fast-check';
import { phoneMask } from '../../../src/domain/fields/phoneTyping';
import { limitTypedTime, timeMask } from '../../../src/domain/fields/timeTyping';
import { dateMask, toTypedDate, toStoredDate } from '../../../src/domain/fields/typedDate';
import type { TypingMask } from '../../../src/domain/fields/typing';
import { createMaskedField } from './maskedField';

export const createTimeField = () => createMaskedField(timeMask, limitTypedTime);
export const createPhoneField = () => createMaskedField(phoneMask);
export const createDateField = () =>
  createMaskedField(dateMask, (text) => toTypedDate(toStoredDate(text)));

/** True for a text that the phone mask should format as a Russian number. */
export const isMasked = (text: string): boolean =>
  !phoneMask.isLeft!(text) && !/\+[^\d]*[^7\D]/.test(text);

export const digits = fc.stringMatching(/^\d{0,14}$/);
/** Digits among the characters that people put between them, and a few others. */
export const mixed = fc.string({
  unit: fc.constantFrom(...'0123456789789+ ()-.:_aЯ\u00a0'),
  maxLength: 24,
});

/** The text of a console's field once the parts of a phone have been inserted: keys, or composed texts. */
export const typePhone = (mask: TypingMask, parts: Iterable<string>): string =>
  [...parts].reduce(
    (text, part) =>
      mask.isLeft!(text + part, part)
        ? text + part
        : createMaskedField(mask).show(text).paste(part).text,
    '',
  );
