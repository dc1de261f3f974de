import { normalizeLetters } from './normalizeLetters';

/** Latin and Greek letters that look like Cyrillic ones, in the order of {@link CYRILLIC}. */
const LOOK_ALIKES = 'ABCEHKMOPTXYaceopxykΑΒΕΗΚΜΟΡΤΧΥοΓΠΦ';
const CYRILLIC = 'АВСЕНКМОРТХУасеорхукАВЕНКМОРТХУоГПФ';

/** Cyrillic and Cherokee letters that look like Latin ones, in the order of {@link LATIN}. */
const LIKE_LATIN = 'ЅЈІӀԚԜᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃᏒ';
const LATIN = 'SJIIQWABCDEGHIJKLMPRSTVWYZR';

/** The Latin letter that a rarer one looks like; any other sign as it is. */
const toLatin = (letter: string): string => LATIN[LIKE_LATIN.indexOf(letter)] ?? letter;

/** The Cyrillic letter that another one looks like; any other sign as it is. */
const toCyrillic = (letter: string): string => CYRILLIC[LOOK_ALIKES.indexOf(letter)] ?? letter;

/** Each word of a text that has letters of both scripts, its Latin ones as the Cyrillic ones that they look like. */
const foldMixedWords = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) ? word.replace(/[A-Za-zΑ-Ωο]/g, toCyrillic) : word,
  );

/**
 * RULE-10: a name without what nobody sees: zero-width signs, fillers, control characters, line breaks, surrounding
 * spaces. Two names that look alike are one text, since a Latin or Greek letter within a Cyrillic word is a slip of the keyboard.
 */
export const cleanName = (text: string): string =>
  foldMixedWords(
    normalizeLetters(text)
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .trim(),
  );

/**
 * A folded text in which all letters that look like Cyrillic ones are such, whatever word they are in and however wide
 * they are, rarer ones are the Latin letters that they look like, and all dashes are one (PLAYER-85).
 */
export const foldLookAlikes = (text: string): string =>
  text
    .replace(/\p{L}+/gu, (word) => word.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\p{Script=Cyrillic}\p{Script=Cherokee}]/gu, toLatin)
    .replace(/[A-ZΑ-Ω]/g, toCyrillic)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toLowerCase();

/** True where a name can be read aloud. Signs that only follow a letter, such as «ː», are no letters. */
export const hasLetters = (text: string): boolean => /(?!\p{Lm})\p{L}/u.test(cleanName(text));
