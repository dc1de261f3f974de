import { foldText } from './foldText';
import { normalizeLetters } from './normalizeLetters';

/** Latin and Greek letters that look like Cyrillic ones, in the order of {@link CYRILLIC}. */
const LOOK_ALIKES = 'ABCEHKMOPTXYaceopxykΑΒΕΗΚΜΟΡΤΧΥοΓΠΦ';
const CYRILLIC = 'АВСЕНКМОРТХУасеорхукАВЕНКМОРТХУоГПФ';

/** Cyrillic and Cherokee letters that look like Latin ones, in the order of {@link LATIN}. */
const LIKE_LATIN = 'ЅЈІӀԚԜᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃᏒ';
const LATIN = 'SJIIQWABCDEGHIJKLMPRSTVWYZR';

/** The Latin letter that a rarer letter resembles; any other sign unchanged. */
const toLatin = (letter: string): string => LATIN[LIKE_LATIN.indexOf(letter)] ?? letter;

/** The Cyrillic letter that another letter resembles; any other sign unchanged. */
const toCyrillic = (letter: string): string => CYRILLIC[LOOK_ALIKES.indexOf(letter)] ?? letter;

/** In each word with Cyrillic letters, replaces Latin and Greek letters by similar Cyrillic ones. */
const foldMixedWords = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) ? word.replace(/[A-Za-zΑ-Ωο]/g, toCyrillic) : word,
  );

/**
 * Removes invisible parts of a name: zero-width signs, fillers, control characters, line breaks, surrounding spaces
 * (RULE-10). It also makes names equal that look alike: a Latin or Greek letter within a Cyrillic word is a typing
 * error.
 */
export const cleanName = (text: string): string =>
  foldMixedWords(
    normalizeLetters(text)
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .trim(),
  );

/** Matches a stress mark, as in dictionaries, over a Cyrillic vowel, or over a Latin one within a Cyrillic word. */
const STRESS = /(?<=[АЕИОУЫЭЮЯAEOY]\u0308?)[\u0300\u0301]/gi;

/** Separates the letters of a word from their marks, and converts wide letters to ordinary ones. */
function takeApart(word: string): string {
  const signs = word.normalize('NFKD');
  return /\p{Script=Cyrillic}/u.test(word) ? signs.replace(STRESS, '') : signs;
}

/**
 * Converts a name to plain dashes and apostrophes, and separates its letters from their marks. Words in two scripts
 * become Cyrillic, even if their letters were rare ones.
 */
const takeNameApart = (name: string): string =>
  foldMixedWords(
    cleanName(name)
      .replace(/[\p{L}\p{M}\p{Nl}]+/gu, takeApart)
      .replace(/\p{Script=Cherokee}/gu, toLatin),
  )
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[`\u00b4\u2018\u2019\u02b9\u02bc\u2032]/g, "'");

/** Matches most names: they contain only ordinary Cyrillic letters. */
const PLAIN = /^[А-яЁё-]+(?: [А-яЁё-]+)*$/;

const foldPlainName = (name: string): string => name.toLowerCase().replaceAll('ё', 'е');

/**
 * The letters of a name for a search, which ignores case, ё, stress, and kinds of dashes and apostrophes. Unlike
 * `foldName` it keeps each letter's script.
 */
export const foldNameLetters = (name: string): string =>
  PLAIN.test(name) ? foldPlainName(name) : foldText(takeNameApart(name));

/**
 * The visual form of a name: two names get the same text when all their letters look the same (PLAYER-85). Case, ё,
 * spaces, dashes and apostrophes are ignored. Letters similar to Cyrillic ones become Cyrillic; rarer letters become
 * similar Latin ones.
 */
export const foldName = (name: string): string =>
  PLAIN.test(name)
    ? foldPlainName(name)
    : foldText(
        takeNameApart(name)
          .toUpperCase()
          .replace(/[\p{Script=Cyrillic}\p{Script=Cherokee}]/gu, toLatin)
          .replace(/[A-ZΑ-Ω]/g, toCyrillic),
      );

/** The small Latin letters that look like Cyrillic ones when both are capitals, in the order of {@link CYRILLIC_TWINS}. */
const LATIN_TWINS = 'abcehkmoptxy';
const CYRILLIC_TWINS = 'авсенкмортху';

/**
 * A part of a name in each script in which all its letters can be read: «тома», «toma». Names that look alike have the
 * same readings (PLAYER-85).
 * @param looks the part as `foldName` returns it
 * @returns the part itself when its letters belong to no single script
 */
export function listReadings(looks: string): string[] {
  const latin = looks.replace(
    /[а-я]/g,
    (letter) => LATIN_TWINS[CYRILLIC_TWINS.indexOf(letter)] ?? letter,
  );
  const readings = [/[a-z]/.test(looks) ? '' : looks, /[а-я]/.test(latin) ? '' : latin];
  const found = readings.filter(Boolean);
  return found.length > 0 ? found : [looks];
}

/** True when a text contains letters that can be read aloud. Modifier letters such as «ː» do not count. */
export const hasLetters = (text: string): boolean => /(?!\p{Lm})\p{L}/u.test(cleanName(text));
