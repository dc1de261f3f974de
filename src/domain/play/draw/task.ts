import { presentIn, type DrawnRound, type Sex } from './drawn';
import type { SeatingTask } from './seating';
import type { Wish } from './wishes';

/** What is drawn: the rest of a tournament, after what was played. */
export type Task = {
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
};

/** How many matches there are among these; in микст two men and two women play one. */
export const matchesOf = (courts: number, groups: readonly (readonly unknown[])[]): number =>
  Math.min(courts, ...groups.map((group) => Math.floor((group.length * groups.length) / 4)));

export const attendanceOf = (played: readonly DrawnRound[]): SeatingTask['attended'] =>
  played.map((round) => ({ present: presentIn(round), rests: round.rests }));

export const seatingTaskOf = ({ courts, played, wishes: _wishes, ...task }: Task): SeatingTask => ({
  ...task,
  attended: attendanceOf(played),
  seatsFor: (groups) => 4 * matchesOf(courts, groups),
});
