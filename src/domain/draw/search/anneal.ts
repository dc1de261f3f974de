import type { Random } from '../base/random';
import type { SearchState } from './searchState';

/** Changes a seating a little; what that costs, or null where it would cost more than `limit`. */
type TryStep = (search: SearchState, random: Random, limit: number) => number | null;

const STAGES = 128;
const HOT = 14;
/** To a fiftieth in all. */
const COOLING = 0.97;

/**
 * How many temperatures dearer a step may be that is taken all the same: −ln of evenly spread chances.
 * Rounded, so that engines whose logarithms differ in the last digit agree.
 */
const LUCK = Float64Array.from(
  { length: 256 },
  (_, index) => Math.round(-4096 * Math.log((index + 0.5) / 256)) / 4096,
);

/** Simulated annealing: so many steps, ever less of them for the worse; none once nothing is left to gain. */
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
