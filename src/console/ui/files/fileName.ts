import type { Tournament } from '../../../domain/tournament/tournament';

/** Characters to replace, because some systems forbid them in file names. */
const FORBIDDEN = /[^\p{L}\p{N} .()-]+/gu;
const LENGTH_MAX = 100;

/** Turns a text into a file name without extension. */
export const toFileName = (text: string): string =>
  text.replace(FORBIDDEN, ' ').trim().slice(0, LENGTH_MAX);

/** Name, without extension, of a file about one tournament: «Участники 2026-12-05 Мексикано». */
export const createTournamentFileName = (
  what: string,
  { date, tournament_type }: Tournament,
): string => toFileName(`${what} ${date} ${tournament_type}`);
