import type { DrawnRound } from '../base/drawnRound';
import { toSeatingProblem, type DrawProblem } from '../base/drawProblem';
import { createRandom } from '../base/random';
import { anneal } from './anneal';
import { createSearchState } from './searchState';
import { toDrawnRounds, seatByLot } from './seating';
import { seatInRotation } from './seatInRotation';
import { tryPairStep, tryPlayerStep } from './swapSteps';

/** Searches rounds for a problem. The same seed gives the same rounds. */
export function searchRounds(problem: DrawProblem, seed: number, steps: number): DrawnRound[] {
  const random = createRandom(seed, problem.played.length, problem.presence.length);
  const seating = seatByLot(toSeatingProblem(problem), random);
  const hasPartners = seatInRotation(seating, problem);
  const search = createSearchState(seating, problem);
  anneal(search, steps, random, hasPartners ? tryPairStep : tryPlayerStep);
  return toDrawnRounds(seating);
}
