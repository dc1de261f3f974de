import { listDrawnParticipants, type DrawnRound, type Sex, type DrawnPresence } from './drawnRound';
import type { MeetingCounts } from './meetingCounts';
import type { Wish } from './wishes';

/** The constraints of a seating, without courts and wishes. */
export type SeatingProblem = {
  /** Number of all draw numbers, whether present or not. */
  players: number;
  /** Who attended and rested, by played round. */
  attended: readonly DrawnPresence[];
  /** The present players, by coming round. */
  presence: readonly (readonly number[])[];
  /** Sexes by player; null outside микст, where any two can be partners. */
  sexes: readonly Sex[] | null;
  /** Returns the number of seats in matches in a coming round. */
  countSeats: (groups: readonly (readonly number[])[], round: number) => number;
};

/** The coming rounds to draw, and everything on which they depend. */
export type DrawProblem = {
  courts: number;
  /** Number of all draw numbers, whether present or not. */
  players: number;
  played: readonly DrawnRound[];
  /** The present players, by coming round. */
  presence: readonly (readonly number[])[];
  /** Sexes by player; null outside микст, where any two can be partners. */
  sexes: readonly Sex[] | null;
  /** Wishes between draw numbers (DRAW-20). */
  wishes: readonly Wish<number>[];
  /** The result of `computeWishCounts`. */
  wishCounts: MeetingCounts;
};

/** Number of matches that these players can fill. In микст each match needs two men and two women. */
export const countPlayableMatches = (
  courts: number,
  groups: readonly (readonly unknown[])[],
): number =>
  Math.min(courts, ...groups.map((group) => Math.floor((group.length * groups.length) / 4)));

export const toPresenceFromRounds = (played: readonly DrawnRound[]): SeatingProblem['attended'] =>
  played.map((round) => ({ present: listDrawnParticipants(round), rests: round.rests }));

export const toSeatingProblem = ({
  courts,
  played,
  wishes: _wishes,
  wishCounts: _wishCounts,
  ...rest
}: DrawProblem): SeatingProblem => ({
  ...rest,
  attended: toPresenceFromRounds(played),
  countSeats: (groups) => 4 * countPlayableMatches(courts, groups),
});
