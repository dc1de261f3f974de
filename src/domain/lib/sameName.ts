import { cleanName, foldName } from './cleanName';
import { foldText } from './foldText';

/** The words of a text in alphabetical order. */
export const sortWords = (text: string): string =>
  text.split(/\s+/).filter(Boolean).sort().join(' ');

/** The form in which a player's name is stored. Comparisons use `toNameKey` instead, for stored names too. */
export const normalizeName = (name: string): string => sortWords(foldText(cleanName(name)));

/**
 * Returns the same key for all spellings of a person's name. The order of given and family name does not matter
 * (PLAYER-85).
 */
export const toNameKey = (name: string): string => sortWords(foldName(name));

/** True when both texts are spellings of one name (PLAYER-85). */
export const isSameName = (one: string, other: string): boolean =>
  toNameKey(one) === toNameKey(other);
