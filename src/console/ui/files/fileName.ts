import type { Tournament } from '../../../domain/tournament/tournament';

/** What no file's name may have, on one system or another. */
const FORBIDDEN = /[^\p{L}\p{N} .()-]+/gu;
const LENGTH_MAX = 100;

/** A text as a file's name, without its ending. */
export const toFileName = (text: string): string =>
  text.replace(FORBIDDEN, ' ').trim().slice(0, LENGTH_MAX);

/** «Участники 2026-12-05 Мексикано»: a file's name, without its ending, for what is of one tournament. */
export const createTournamentFileName = (
  what: string,
  { date, tournament_type }: Tournament,
): string => toFileName(`${what} ${date} ${tournament_type}`);
