import { anneal } from './anneal';
import { createSearchState } from './costs';
import type { DrawnRound } from './drawn';
import { seatInRotation } from './everyWoman';
import { tryPairStep } from './pairStep';
import { tryPlayerStep } from './playerStep';
import { createRandom } from './random';
import { listSeatedRounds, seatByLot } from './seating';
import { toSeatingProblem, type DrawProblem } from './task';

/** Searched rounds for a task: so many steps, the same for the same seed. */
export function searchRounds(task: DrawProblem, seed: number, steps: number): DrawnRound[] {
  const random = createRandom(seed, task.played.length, task.presence.length);
  const seating = seatByLot(toSeatingProblem(task), random);
  const hasPartners = seatInRotation(seating, task);
  const weighed = createSearchState(seating, task);
  anneal(weighed, steps, random, hasPartners ? tryPairStep : tryPlayerStep);
  return listSeatedRounds(seating);
}
