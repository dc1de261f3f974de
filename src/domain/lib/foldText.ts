import { normalizeLetters } from './normalizeLetters';

/** Removes differences that a search ignores: case, ё, surrounding spaces, and composed or decomposed letters. */
export const foldText = (text: string): string =>
  normalizeLetters(text).trim().toLowerCase().replaceAll('ё', 'е');

/** Folds a table's cell like `foldText`, and reduces runs of white space to one space. */
export const foldCell = (text: string): string => foldText(text.replace(/\s+/g, ' '));
