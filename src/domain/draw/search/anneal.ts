import type { Random } from '../base/random';
import type { SearchState } from './searchState';

/** Makes a small change to a seating. Returns the cost, or null when it would exceed `limit`. */
type TryStep = (search: SearchState, random: Random, limit: number) => number | null;

const STAGES = 128;
const HOT = 14;
/** Factor of the temperature per stage; at the end a fiftieth of the start is left. */
const COOLING = 0.97;

/**
 * −ln of evenly spread chances: the cost of an accepted worse step, in temperatures. Rounding makes engines agree whose
 * logarithms differ in the last digit.
 */
const LUCK = Float64Array.from(
  { length: 256 },
  (_, index) => Math.round(-4096 * Math.log((index + 0.5) / 256)) / 4096,
);

/** Simulated annealing. Accepts fewer worsening steps as it cools; stops when the excess cost is 0. */
export function anneal(search: SearchState, steps: number, random: Random, tryStep: TryStep): void {
  let temperature = HOT;
  for (let stage = 0; stage < STAGES; stage += 1) {
    for (let step = 0; step < steps / STAGES; step += 1) {
      if (search.excess <= 0) return;
      search.excess += tryStep(search, random, temperature * LUCK[random() & 255]!) ?? 0;
    }
    temperature *= COOLING;
  }
}
