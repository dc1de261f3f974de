/** Latin letters that look like Cyrillic ones, in the order of {@link CYRILLIC}. */
const LATIN = 'ABCEHKMOPTXYaceopxyk';
const CYRILLIC = 'АВСЕНКМОРТХУасеорхук';

/** The Cyrillic letter that a Latin one looks like; any other sign as it is. */
const toCyrillic = (letter: string): string => CYRILLIC[LATIN.indexOf(letter)] ?? letter;

/** Each word of a text that has letters of both scripts, its Latin ones as the Cyrillic ones that they look like. */
const foldMixedWords = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) ? word.replace(/[A-Za-z]/g, toCyrillic) : word,
  );

/**
 * RULE-10: a name without what nobody sees: zero-width signs, fillers, control characters, line breaks, surrounding
 * spaces. Two names that look alike are one text, since a Latin letter within a Cyrillic word is a slip of the keyboard.
 */
export const cleanName = (text: string): string =>
  foldMixedWords(
    text
      .normalize('NFC')
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .trim(),
  );

/** A folded text in which all letters that look like Cyrillic ones are such, whatever word they are in. */
export const foldLookAlikes = (text: string): string =>
  text.toUpperCase().replace(/[A-Z]/g, toCyrillic).toLowerCase();

/** Whether a name can be read aloud at all. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(cleanName(text));
