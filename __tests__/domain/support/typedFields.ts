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

/** True for a text that the phone mask formats as a Russian number. */
export const isMasked = (text: string): boolean =>
  !phoneMask.isLeft!(text) && !/\+[^\d]*[^7\D]/.test(text);

export const digits = fc.stringMatching(/^\d{0,14}$/);
/** Strings of digits, the characters that people write between digits, and a few others. */
export const mixed = fc.string({
  unit: fc.constantFrom(...'0123456789789+ ()-.:_aЯ\u00a0'),
  maxLength: 24,
});

/** The text of the phone field after typing or inserting the parts of a phone one by one. */
export const typePhone = (mask: TypingMask, parts: Iterable<string>): string =>
  [...parts].reduce(
    (text, part) =>
      mask.isLeft!(text + part, part)
        ? text + part
        : createMaskedField(mask).show(text).paste(part).text,
    '',
  );
