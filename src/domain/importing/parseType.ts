import { foldCell } from '../lib/foldText';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';

/** The tournament type that a text names, regardless of case and ё; null for any other text (COMFORT-51). */
export const parseType = (text: string): string | null =>
  TOURNAMENT_TYPES.find((type) => foldCell(type) === foldCell(text)) ?? null;
