import { anneal } from './anneal';
import { weigh } from './costs';
import type { DrawnRound } from './drawn';
import { seatByTurns } from './everyWoman';
import { tryPairStep } from './pairStep';
import { tryPlayerStep } from './playerStep';
import { randomOf } from './random';
import { roundsOf, seatByLot } from './seating';
import { seatingTaskOf, type Task } from './task';

/** Searched rounds for a task: so many steps, the same for the same seed. */
export function searchRounds(task: Task, seed: number, steps: number): DrawnRound[] {
  const random = randomOf(seed, task.played.length, task.presence.length);
  const seating = seatByLot(seatingTaskOf(task), random);
  const hasPartners = seatByTurns(seating, task);
  const weighed = weigh(seating, task);
  anneal(weighed, steps, random, hasPartners ? tryPairStep : tryPlayerStep);
  return roundsOf(seating);
}
