import { normalizeLetters } from './normalizeLetters';

/**
 * A text without the differences that a search ignores: case, ё, surrounding spaces, and whether a letter is written as
 * one sign or as two.
 */
export const foldText = (text: string): string =>
  normalizeLetters(text).trim().toLowerCase().replaceAll('ё', 'е');

/** The same for a table's cell, in which several spaces of any kind count as one. */
export const foldCell = (text: string): string => foldText(text.replace(/\s+/g, ' '));
