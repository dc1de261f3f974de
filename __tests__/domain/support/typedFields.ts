import fc from 'fast-check';
import { phoneMask } from '../../../src/domain/fields/phoneTyping';
import { limitTypedTime, timeMask } from '../../../src/domain/fields/timeTyping';
import { dateMask, toTypedDate, toStoredDate } from '../../../src/domain/fields/typedDate';
import { createMaskedField } from './maskedField';

/** The field of a time, empty. */
export const createTimeField = () => createMaskedField(timeMask, limitTypedTime);
/** The field of a phone, empty. */
export const createPhoneField = () => createMaskedField(phoneMask);
/** The field of a date, empty. */
export const createDateField = () =>
  createMaskedField(dateMask, (text) => toTypedDate(toStoredDate(text)));

/** A text of which the mask makes a Russian number, and is asked to. */
export const isMasked = (text: string): boolean =>
  !phoneMask.isLeft!(text) && !/\+[^\d]*[^7\D]/.test(text);

/** Digits alone. */
export const digits = fc.stringMatching(/^\d{0,14}$/);
/** Digits among all that people put between them, and some they do not. */
export const mixed = fc.string({
  unit: fc.constantFrom(...'0123456789789+ ()-.:_aЯ\u00a0'),
  maxLength: 24,
});
