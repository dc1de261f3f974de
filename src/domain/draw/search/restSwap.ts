import { REST_RUN_COST, type SearchState } from './searchState';
import type { Seating } from './seating';
import { swapSeats, computeSwapCost } from './seatSwap';

/** The number of neighbouring rounds in which a player rests as well as in this one. */
function countRunsAt({ rested }: Seating, round: number, player: number): number {
  if (!rested[round + 1]![player]) return 0;
  return rested[round]![player]! + (rested[round + 2]?.[player] ?? 0);
}

/** The same for two players in both rounds of their swap; counts each two rounds once. */
function countRunsBetween(
  seating: Seating,
  round: number,
  end: number,
  one: number,
  other: number,
): number {
  const runs = countRunsAt(seating, round, one) + countRunsAt(seating, round, other);
  if (end >= seating.seats.length) return runs;
  // For adjacent rounds both sums include the link between them, which stays the same.
  return runs + countRunsAt(seating, end, one) + countRunsAt(seating, end, other);
}

/**
 * Finds the end of a rest swap, in which a playing and a resting player of equal level change places. When later only
 * one of them rests, they change back and stay level.
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

/** Updates flags and levels for a swap between a match and the rests, in both rounds. */
function swapRests(seating: Seating, round: number, end: number, one: number, other: number): void {
  swapFlags(seating.rested[round + 1]!, one, other);
  if (end < seating.seats.length) swapFlags(seating.rested[end + 1]!, one, other);
  const last = Math.min(end, seating.seats.length - 1);
  for (let next = round + 1; next <= last; next += 1) {
    swapFlags(seating.levels[next]!, one, other);
  }
}

/**
 * Swaps a playing and a resting player if that costs at most `limit`.
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
    // The counts must include the first swap when the second one is evaluated.
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
