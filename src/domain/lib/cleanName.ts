import { foldText } from './foldText';
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

/** A stress over a Cyrillic vowel or a Latin one within a Cyrillic word, as dictionaries have it. */
const STRESS = /(?<=[АЕИОУЫЭЮЯAEOY]\u0308?)[\u0300\u0301]/gi;

/** The letters of a word apart from their marks, however wide they are. */
function takeApart(word: string): string {
  const signs = word.normalize('NFKD');
  return /\p{Script=Cyrillic}/u.test(word) ? signs.replace(STRESS, '') : signs;
}

/** Most names: nothing in them looks like anything else. */
const PLAIN = /^[А-яЁё-]+(?: [А-яЁё-]+)*$/;

/**
 * A name by its looks: two of them are one text where no letter looks otherwise. Case, ё, spaces, dashes and apostrophes
 * do not count. Letters that look like Cyrillic ones are these, and rarer ones the Latin that they look like (PLAYER-85).
 */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replaceAll('ё', 'е');
  return foldText(
    cleanName(name)
      .replace(/[\p{L}\p{M}\p{Nl}]+/gu, takeApart)
      .toUpperCase()
      .replace(/[\p{Script=Cyrillic}\p{Script=Cherokee}]/gu, toLatin)
      .replace(/[A-ZΑ-Ω]/g, toCyrillic)
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/[`\u00b4\u2018\u2019\u02b9\u02bc\u2032]/g, "'"),
  );
}

/** True where a name can be read aloud. Signs that only follow a letter, such as «ː», are no letters. */
export const hasLetters = (text: string): boolean => /(?!\p{Lm})\p{L}/u.test(cleanName(text));
