/**
 * The mask of a field. Each one is spread into IMask. A backtick in a pattern keeps the following part in place while
 * an earlier part is edited.
 */
export type TypingMask = {
  mask: string;
  /** Shows no placeholder characters. */
  lazy: true;
  /** «append» adds fixed characters automatically; Backspace deletes them one by one. */
  eager: false | 'append';
  /**
   * Keeps digits only. A paste ends like the same characters typed one by one.
   * @param inserted the new text
   * @param masked has the text before the caret
   * @param flags `tail` when `inserted` was behind the caret and is put back
   */
  prepare: (inserted: string, masked: { value: string }, flags?: { tail?: boolean }) => string;
  /**
   * The text after a typed sign that ends a one-digit part: «1» and «:» give «01», then the mask adds the colon. IMask
   * cannot do this, because it cannot change text before the caret.
   * @returns null when the sign ends nothing
   */
  endPart?: (text: string, sign: string) => string | null;
  /**
   * True for a text that the mask leaves as typed.
   * @param inserted the newly added text; the whole text when that is unknown
   */
  isLeft?: (text: string, inserted?: string) => boolean;
};

export const getDigits = (text: string): string => text.replace(/\D/g, '');

/** Separators between hours and minutes, or between day, month and year. */
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
