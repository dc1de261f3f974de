import type { DrawnRound } from '../base/drawnRound';
import { toSeatingProblem, type DrawProblem } from '../base/drawProblem';
import { createRandom } from '../base/random';
import { anneal } from './anneal';
import { createSearchState } from './searchState';
import { listSeatedRounds, seatByLot } from './seating';
import { seatInRotation } from './seatInRotation';
import { tryPairStep, tryPlayerStep } from './swapSteps';

/** Searched rounds for a task: so many steps, the same for the same seed. */
export function searchRounds(task: DrawProblem, seed: number, steps: number): DrawnRound[] {
  const random = createRandom(seed, task.played.length, task.presence.length);
  const seating = seatByLot(toSeatingProblem(task), random);
  const hasPartners = seatInRotation(seating, task);
  const weighed = createSearchState(seating, task);
  anneal(weighed, steps, random, hasPartners ? tryPairStep : tryPlayerStep);
  return listSeatedRounds(seating);
}
