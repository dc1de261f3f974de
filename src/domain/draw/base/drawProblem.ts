import { listDrawnParticipants, type DrawnRound, type Sex, type DrawnPresence } from './drawnRound';
import type { MeetingCounts } from './meetingCounts';
import type { Wish } from './wishes';

/** What a seating must keep to. */
export type SeatingProblem = {
  /** How many numbers there are, present or not. */
  players: number;
  /** By round played. */
  attended: readonly DrawnPresence[];
  /** By coming round: who is there. */
  presence: readonly (readonly number[])[];
  /** By player; null where everybody may play with everybody. */
  sexes: readonly Sex[] | null;
  /** How many seats of a coming round are in matches. */
  countSeats: (groups: readonly (readonly number[])[], round: number) => number;
};

/** What is drawn: the rest of a tournament, after what was played. */
export type DrawProblem = {
  courts: number;
  /** How many numbers there are, present or not. */
  players: number;
  played: readonly DrawnRound[];
  /** By coming round: who is there. */
  presence: readonly (readonly number[])[];
  /** By player; null where everybody may play with everybody. */
  sexes: readonly Sex[] | null;
  /** DRAW-20: of the numbers. */
  wishes: readonly Wish<number>[];
  /** The result of `computeWishCounts`. */
  wishCounts: MeetingCounts;
};

/** How many matches there are among these; in микст two men and two women play one. */
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
