import { cleanName } from '../../lib/cleanName';
import { foldText } from '../../lib/foldText';

/** The words of a name in the order of letters, without what a search ignores. */
export const normalizeName = (name: string): string =>
  foldText(cleanName(name)).split(/\s+/).filter(Boolean).sort().join(' ');

/** Whether two names are those of one person, whichever of given and family name stands first. */
export const isSameName = (one: string, other: string): boolean =>
  normalizeName(one) === normalizeName(other);
