import type { KnownTournament } from './tournament';

/** DESK-30: a tournament's way from one day to another; days are yyyy-MM-dd. */
export type DayMove = { known: KnownTournament; from: string; to: string };
