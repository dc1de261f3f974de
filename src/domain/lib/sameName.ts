import { cleanName, foldName } from './cleanName';
import { foldText } from './foldText';

const sortWords = (text: string): string => text.split(/\s+/).filter(Boolean).sort().join(' ');

/** A name as it is stored of a player. Comparing takes `toNameKey`, of a stored one too. */
export const normalizeName = (name: string): string => sortWords(foldText(cleanName(name)));

/** The same text for all names of one person, whichever of given and family name is first (PLAYER-85). */
export const toNameKey = (name: string): string => sortWords(foldName(name));

/** True for two names of one person (PLAYER-85). */
export const isSameName = (one: string, other: string): boolean =>
  toNameKey(one) === toNameKey(other);
