import type { SearchState } from './costs';
import { swapSeats, computeSwapCost } from './exchange';
import { getRandomBelow, type Random } from './random';
import { trySwapRests } from './restSwap';

/**
 * Two players of a round change places, or one who plays and one who rests.
 * @param limit what it may cost
 * @returns what it cost; null where it was not done
 */
export function tryPlayerStep(weighed: SearchState, random: Random, limit: number): number | null {
  const { seats, playing, sexes } = weighed.seating;
  const round = getRandomBelow(random, seats.length);
  const row = seats[round]!;
  const one = getRandomBelow(random, playing[round]!);
  const other = getRandomBelow(random, row.length);
  if (one === other || playing[round] === 0) return null;
  if (sexes && sexes[row[one]!] !== sexes[row[other]!]) return null;
  if (other >= playing[round]!) return trySwapRests(weighed, round, one, other, limit);
  const cost = computeSwapCost(weighed, round, one, other);
  if (cost > limit) return null;
  swapSeats(weighed, round, one, other);
  return cost;
}
