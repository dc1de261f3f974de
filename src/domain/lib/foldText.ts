import { normalizeLetters } from './normalizeLetters';

/** Removes differences that a search ignores: case, ё, surrounding spaces, and composed or decomposed letters. */
export const foldText = (text: string): string =>
  normalizeLetters(text).trim().toLowerCase().replaceAll('ё', 'е');

/** Does the same for a table's cell, and merges runs of spaces. */
export const foldCell = (text: string): string => foldText(text.replace(/\s+/g, ' '));
