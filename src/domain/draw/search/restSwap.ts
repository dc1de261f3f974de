import { REST_RUN_COST, type SearchState } from './searchState';
import type { Seating } from './seating';
import { swapSeats, computeSwapCost } from './seatSwap';

/** The number of adjacent rounds in which a player rests, if the player also rests in this round. */
function countRunsAt({ rested }: Seating, round: number, player: number): number {
  if (!rested[round + 1]![player]) return 0;
  return rested[round]![player]! + (rested[round + 2]?.[player] ?? 0);
}

/** The number of consecutive rests of two players around both rounds of their swap; each two rounds count once. */
function countRunsBetween(
  seating: Seating,
  round: number,
  end: number,
  one: number,
  other: number,
): number {
  const runs = countRunsAt(seating, round, one) + countRunsAt(seating, round, other);
  if (end >= seating.seats.length) return runs;
  // For adjacent rounds both sums include the same two rounds, which the swap does not change.
  return runs + countRunsAt(seating, end, one) + countRunsAt(seating, end, other);
}

/**
 * Finds the end of a rest swap, in which a playing and a resting player of equal level change places. In the first
 * later round where only one of them rests, they change back and stay level.
 * @returns the round in which they change back; the number of rounds when there is none; null when they cannot swap:
 *   one is absent meanwhile, has just come, or has rested more
 */
function findRestSwapEnd(
  { seats, rested, present, newcomers, levels }: Seating,
  round: number,
  one: number,
  other: number,
): number | null {
  const isLevel = levels[round]![one] === levels[round]![other];
  if (!isLevel || newcomers[round]![one] || newcomers[round]![other]) return null;
  for (let next = round + 1; next < seats.length; next += 1) {
    if (!present[next]![one] || !present[next]![other]) return null;
    if (rested[next + 1]![one] !== rested[next + 1]![other]) return next;
  }
  return seats.length;
}

function swapFlags(row: Uint8Array, one: number, other: number): void {
  const flag = row[one]!;
  row[one] = row[other]!;
  row[other] = flag;
}

/** Updates flags and levels after a match player and a resting player were swapped in both rounds. */
function swapRests(seating: Seating, round: number, end: number, one: number, other: number): void {
  swapFlags(seating.rested[round + 1]!, one, other);
  if (end < seating.seats.length) swapFlags(seating.rested[end + 1]!, one, other);
  const last = Math.min(end, seating.seats.length - 1);
  for (let next = round + 1; next <= last; next += 1) {
    swapFlags(seating.levels[next]!, one, other);
  }
}

/**
 * Swaps a playing and a resting player if the cost is at most `limit`.
 * @returns the cost; null when nothing was swapped
 */
export function trySwapRests(
  search: SearchState,
  round: number,
  playing: number,
  resting: number,
  limit: number,
): number | null {
  const { seating } = search;
  const one = seating.seats[round]![playing]!;
  const other = seating.seats[round]![resting]!;
  const end = findRestSwapEnd(seating, round, one, other);
  if (end === null) return null;
  const back = seating.seats[end];

  let cost = -REST_RUN_COST * countRunsBetween(seating, round, end, one, other);
  swapRests(seating, round, end, one, other);
  cost += REST_RUN_COST * countRunsBetween(seating, round, end, one, other);
  cost += computeSwapCost(search, round, playing, resting);
  if (back) {
    // The first swap is done before the second one is evaluated, so that the counts include it.
    swapSeats(search, round, playing, resting);
    const seat = back.indexOf(other);
    const rest = back.indexOf(one);
    cost += computeSwapCost(search, end, seat, rest);
    if (cost <= limit) swapSeats(search, end, seat, rest);
    else swapSeats(search, round, playing, resting);
  } else if (cost <= limit) swapSeats(search, round, playing, resting);

  if (cost <= limit) return cost;
  swapRests(seating, round, end, one, other);
  return null;
}
