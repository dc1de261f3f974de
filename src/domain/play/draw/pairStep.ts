import type { Weighed } from './costs';
import { exchange, exchangeCost } from './exchange';
import { below, type Random } from './random';

/**
 * Two pairs of a round change places: partners stay, opponents change.
 * @param limit what it may cost
 * @returns what it cost; null where it was not done
 */
export function tryPairStep(weighed: Weighed, random: Random, limit: number): number | null {
  const { playing } = weighed.seating;
  const round = below(random, playing.length);
  const one = below(random, playing[round]!) & ~1;
  const other = below(random, playing[round]!) & ~1;
  if (one >> 2 === other >> 2) return null;
  const first = exchangeCost(weighed, round, one, other);
  exchange(weighed, round, one, other);
  const cost = first + exchangeCost(weighed, round, one + 1, other + 1);
  if (cost <= limit) {
    exchange(weighed, round, one + 1, other + 1);
    return cost;
  }
  exchange(weighed, round, one, other);
  return null;
}
