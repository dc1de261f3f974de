import { foldCell } from '../lib/foldText';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';

/** COMFORT-51: a type whose letters differ in case or ё only; null where it is another word. */
export const parseType = (text: string): string | null =>
  TOURNAMENT_TYPES.find((type) => foldCell(type) === foldCell(text)) ?? null;
