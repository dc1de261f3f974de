import type { SearchState } from './costs';
import { swapSeats, computeSwapCost } from './exchange';
import { getRandomBelow, type Random } from './random';

/**
 * Two pairs of a round change places: partners stay, opponents change.
 * @param limit what it may cost
 * @returns what it cost; null where it was not done
 */
export function tryPairStep(weighed: SearchState, random: Random, limit: number): number | null {
  const { playing } = weighed.seating;
  const round = getRandomBelow(random, playing.length);
  const one = getRandomBelow(random, playing[round]!) & ~1;
  const other = getRandomBelow(random, playing[round]!) & ~1;
  if (one >> 2 === other >> 2) return null;
  const first = computeSwapCost(weighed, round, one, other);
  swapSeats(weighed, round, one, other);
  const cost = first + computeSwapCost(weighed, round, one + 1, other + 1);
  if (cost <= limit) {
    swapSeats(weighed, round, one + 1, other + 1);
    return cost;
  }
  swapSeats(weighed, round, one, other);
  return null;
}
