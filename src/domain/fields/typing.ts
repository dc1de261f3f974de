/**
 * What a masked field makes of typed or pasted text. Each mask is spread into IMask as it stands;
 * a backtick in a pattern keeps what follows it in its place while something before it is edited.
 */
export type TypingMask = {
  mask: string;
  /** No placeholder characters beyond what was typed. */
  lazy: true;
  /** «append»: fixed characters come by themselves, and go one by one. */
  eager: false | 'append';
  /**
   * Digits only, and the same in the end for a whole paste as for single characters.
   * @param inserted what comes in
   * @param masked holds what stands before the caret
   * @param flags `tail` where `inserted` stood behind the caret before, and is put back
   */
  prepare: (inserted: string, masked: { value: string }, flags?: { tail?: boolean }) => string;
  /**
   * What becomes of a text at whose end a sign is typed that ends a part of one digit: «1» and «:»
   * are «01», after which the mask sets the colon. Not for IMask, which cannot change what stands
   * before the caret.
   * @returns null where the sign ends nothing
   */
  endPart?: (text: string, sign: string) => string | null;
  /**
   * True for a text that the mask leaves as it is typed.
   * @param inserted the text that was just added; all of it where that is not known
   */
  isLeft?: (text: string, inserted?: string) => boolean;
};

/** The digits of a text. */
export const getDigits = (text: string): string => text.replace(/\D/g, '');

/** What people put between hours and minutes, or between day, month and year. */
const BETWEEN = '[.,:;/\\-\\s]';
export const TYPED_SEPARATOR_PATTERN = new RegExp(`^${BETWEEN}$`);
const NEITHER = new RegExp(`[^\\d${BETWEEN.slice(1)}`, 'g');
const SINGLE_FIRST = new RegExp(`^(\\D*)(\\d)(?=${BETWEEN})`);
const SINGLE_SECOND = new RegExp(`^(\\D*\\d{2}\\D*)(\\d)(?=${BETWEEN})`);

/** «1:30» with its hour in two digits. */
export const padHour = (text: string): string =>
  text.replace(NEITHER, '').replace(SINGLE_FIRST, '$10$2');

/** «5.6.2026» with day and month in two digits. */
export const padDateParts = (text: string): string => padHour(text).replace(SINGLE_SECOND, '$10$2');
