import { findTournamentType, type TournamentType } from '../../tournament/tournamentTypes';
import { americano } from './americano';
import type { Format } from './format';
import { mexicano } from './mexicano';

/** A type without a format does not compile. */
export const FORMATS: Readonly<Record<TournamentType, Format>> = {
  Мексикано: mexicano,
  Американо: americano,
};

/** The format of a label; null for a label that this version does not support: then no round is drawn (PLAY-70). */
export function findFormat(label: string): Format | null {
  const type = findTournamentType(label);
  return type && FORMATS[type];
}
