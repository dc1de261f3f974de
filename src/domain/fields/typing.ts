/**
 * Options of a field's mask, which are spread into IMask. In a pattern, a backtick keeps the following part in place
 * while an earlier part is edited.
 */
export type TypingMask = {
  mask: string;
  /** No placeholder characters are shown. */
  lazy: true;
  /** The value «append» makes the mask add fixed characters automatically. Backspace deletes them one by one. */
  eager: false | 'append';
  /**
   * Keeps digits only. A paste has the same result as typing its characters one by one.
   * @param inserted the new text
   * @param masked contains the text before the caret
   * @param flags `tail` is true when `inserted` was behind the caret and is put back
   */
  prepare: (inserted: string, masked: { value: string }, flags?: { tail?: boolean }) => string;
  /**
   * Returns the text after a typed sign that completes a one-digit part: «1» and «:» give «01», then the mask adds the
   * colon. IMask itself cannot change text before the caret.
   * @returns null when the sign completes no part
   */
  endPart?: (text: string, sign: string) => string | null;
  /**
   * True for a text that the mask does not change.
   * @param inserted the newly added text; the whole text when that is unknown
   */
  isLeft?: (text: string, inserted?: string) => boolean;
};

export const getDigits = (text: string): string => text.replace(/\D/g, '');

/** Separators between hours and minutes, or between day, month and year, as a pattern. */
const BETWEEN = '[.,:;/\\-\\s]';
export const TYPED_SEPARATOR_PATTERN = new RegExp(`^${BETWEEN}$`);
const NEITHER = new RegExp(`[^\\d${BETWEEN.slice(1)}`, 'g');
const SINGLE_FIRST = new RegExp(`^(\\D*)(\\d)(?=${BETWEEN})`);
const SINGLE_SECOND = new RegExp(`^(\\D*\\d{2}\\D*)(\\d)(?=${BETWEEN})`);

/** Pads the hour of «1:30» to two digits. */
export const padHour = (text: string): string =>
  text.replace(NEITHER, '').replace(SINGLE_FIRST, '$10$2');

/** Pads day and month of «5.6.2026» to two digits. */
export const padDateParts = (text: string): string => padHour(text).replace(SINGLE_SECOND, '$10$2');
