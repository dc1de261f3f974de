import { getRandomBelow, type Random } from '../base/random';
import { trySwapRests } from './restSwap';
import type { SearchState } from './searchState';
import { swapSeats, computeSwapCost } from './seatSwap';

/**
 * Swaps two playing players of a round, or a playing and a resting one.
 * @param limit the highest accepted cost
 * @returns the cost; null when nothing was swapped
 */
export function tryPlayerStep(search: SearchState, random: Random, limit: number): number | null {
  const { seats, playing, sexes } = search.seating;
  const round = getRandomBelow(random, seats.length);
  const row = seats[round]!;
  const one = getRandomBelow(random, playing[round]!);
  const other = getRandomBelow(random, row.length);
  if (one === other || playing[round] === 0) return null;
  if (sexes && sexes[row[one]!] !== sexes[row[other]!]) return null;
  if (other >= playing[round]!) return trySwapRests(search, round, one, other, limit);
  const cost = computeSwapCost(search, round, one, other);
  if (cost > limit) return null;
  swapSeats(search, round, one, other);
  return cost;
}

/**
 * Swaps two pairs of a round, so that partners stay and opponents change.
 * @param limit the highest accepted cost
 * @returns the cost; null when nothing was swapped
 */
export function tryPairStep(search: SearchState, random: Random, limit: number): number | null {
  const { playing } = search.seating;
  const round = getRandomBelow(random, playing.length);
  const one = getRandomBelow(random, playing[round]!) & ~1;
  const other = getRandomBelow(random, playing[round]!) & ~1;
  if (one >> 2 === other >> 2) return null;
  const first = computeSwapCost(search, round, one, other);
  swapSeats(search, round, one, other);
  const cost = first + computeSwapCost(search, round, one + 1, other + 1);
  if (cost <= limit) {
    swapSeats(search, round, one + 1, other + 1);
    return cost;
  }
  swapSeats(search, round, one, other);
  return null;
}
