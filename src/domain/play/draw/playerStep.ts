import type { Weighed } from './costs';
import { exchange, exchangeCost } from './exchange';
import { below, type Random } from './random';
import { trySwapOfRests } from './restSwap';

/**
 * Two players of a round change places, or one who plays and one who rests.
 * @param limit what it may cost
 * @returns what it cost; null where it was not done
 */
export function tryPlayerStep(weighed: Weighed, random: Random, limit: number): number | null {
  const { seats, playing, sexes } = weighed.seating;
  const round = below(random, seats.length);
  const row = seats[round]!;
  const one = below(random, playing[round]!);
  const other = below(random, row.length);
  if (one === other || playing[round] === 0) return null;
  if (sexes && sexes[row[one]!] !== sexes[row[other]!]) return null;
  if (other >= playing[round]!) return trySwapOfRests(weighed, round, one, other, limit);
  const cost = exchangeCost(weighed, round, one, other);
  if (cost > limit) return null;
  exchange(weighed, round, one, other);
  return cost;
}
