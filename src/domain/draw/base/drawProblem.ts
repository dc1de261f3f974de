import { listDrawnParticipants, type DrawnRound, type Sex, type DrawnPresence } from './drawnRound';
import type { MeetingCounts } from './meetingCounts';
import type { Wish } from './wishes';

/** The constraints of a seating. */
export type SeatingProblem = {
  /** The count of draw numbers, present or not. */
  players: number;
  /** Per played round. */
  attended: readonly DrawnPresence[];
  /** Per coming round: the present players. */
  presence: readonly (readonly number[])[];
  /** Per player; null outside микст, when any two can be partners. */
  sexes: readonly Sex[] | null;
  /** The number of seats in matches in a coming round. */
  countSeats: (groups: readonly (readonly number[])[], round: number) => number;
};

/** The coming rounds to draw and all that they depend on. */
export type DrawProblem = {
  courts: number;
  /** The count of draw numbers, present or not. */
  players: number;
  played: readonly DrawnRound[];
  /** Per coming round: the present players. */
  presence: readonly (readonly number[])[];
  /** Per player; null outside микст, when any two can be partners. */
  sexes: readonly Sex[] | null;
  /** Players are draw numbers (DRAW-20). */
  wishes: readonly Wish<number>[];
  /** The result of `computeWishCounts`. */
  wishCounts: MeetingCounts;
};

/** The matches that these players can fill; in микст each takes two men and two women. */
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
