import { foldText } from '../foldText';

const sortedWords = (name: string): string =>
  foldText(name).split(/\s+/).filter(Boolean).sort().join(' ');

/** Whether two names are those of one person, whichever of given and family name stands first. */
export const isSameName = (one: string, other: string): boolean =>
  sortedWords(one) === sortedWords(other);
