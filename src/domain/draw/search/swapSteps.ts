import { getRandomBelow, type Random } from '../base/random';
import { trySwapRests } from './restSwap';
import type { SearchState } from './searchState';
import { swapSeats, computeSwapCost } from './seatSwap';

/**
 * Two players of a round change places, or one who plays and one who rests.
 * @param limit what it may cost
 * @returns what it cost; null where it was not done
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
 * Two pairs of a round change places: partners stay, opponents change.
 * @param limit what it may cost
 * @returns what it cost; null where it was not done
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
