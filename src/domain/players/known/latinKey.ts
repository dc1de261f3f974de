import { foldText } from '../../lib/foldText';

/** Cyrillic letters in alphabetical order, with ё as е, and their usual Latin spellings. */
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const SPELLINGS = 'a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia'.split(' ');

/** Other usual spellings of a sound, each with the spelling above that replaces it. The order matters. */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/s(?:h?ch)/g, 'sh'],
  [/kh/g, 'h'],
  [/tz/g, 'ts'],
  [/ph/g, 'f'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i[eo]/g, 'e'],
  [/([a-z])\1+/g, '$1'],
];

const toLatinLetter = (letter: string): string => SPELLINGS[CYRILLIC.indexOf(letter)] ?? letter;

/**
 * The sound of a name in Latin letters, equal for both scripts and all usual spellings: «Денис» and “Denis”, «Юлия»,
 * “Julia” and “Yuliya”. Used only in comparisons; other signs stay unchanged.
 */
export function toLatinKey(text: string): string {
  const letters = foldText(text).replace(/[а-я]/g, toLatinLetter);
  return SAME_SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), letters);
}
