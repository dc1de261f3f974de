import { cleanName, foldName } from './cleanName';
import { foldText } from './foldText';

/** The words of a text in alphabetical order. */
export const sortWords = (text: string): string =>
  text.split(/\s+/).filter(Boolean).sort().join(' ');

/** The form in which a player's name is stored. Comparisons need `toNameKey`, also for a stored name. */
export const normalizeName = (name: string): string => sortWords(foldText(cleanName(name)));

/** The same key for all spellings of a person's name, in either order of given and family name (PLAYER-85). */
export const toNameKey = (name: string): string => sortWords(foldName(name));

/** True for two spellings of one name (PLAYER-85). */
export const isSameName = (one: string, other: string): boolean =>
  toNameKey(one) === toNameKey(other);
