import { REST_RUN_COST, type SearchState } from './searchState';
import type { Seating } from './seating';
import { swapSeats, computeSwapCost } from './seatSwap';

/** How often a player who rests in a round does so in the one before or after as well. */
function countRunsAt({ rested }: Seating, round: number, player: number): number {
  if (!rested[round + 1]![player]) return 0;
  return rested[round]![player]! + (rested[round + 2]?.[player] ?? 0);
}

/** The same for two players in the rounds in which they change places, each two rounds once. */
function countRunsBetween(
  seating: Seating,
  round: number,
  end: number,
  one: number,
  other: number,
): number {
  const runs = countRunsAt(seating, round, one) + countRunsAt(seating, round, other);
  if (end >= seating.seats.length) return runs;
  // Of rounds that follow each other both see what lies between; it is the same before and after.
  return runs + countRunsAt(seating, end, one) + countRunsAt(seating, end, other);
}

/**
 * Two who are level change places: who rested plays, and who played rests. Where one of them rests next
 * and the other does not, they change places again, and are level as before.
 * @returns the round of that, the number of rounds where there is none; null where they cannot change:
 *   one is not there all the while, has just come, or has rested more
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

/** Updates flags and levels for a swap between a match and the rests, there and back. */
function swapRests(seating: Seating, round: number, end: number, one: number, other: number): void {
  swapFlags(seating.rested[round + 1]!, one, other);
  if (end < seating.seats.length) swapFlags(seating.rested[end + 1]!, one, other);
  const last = Math.min(end, seating.seats.length - 1);
  for (let next = round + 1; next <= last; next += 1) {
    swapFlags(seating.levels[next]!, one, other);
  }
}

/**
 * Swaps who plays on a seat with who rests on another where that costs at most `limit`.
 * @returns what it cost; null where it was not done
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
    // The second swap is evaluated with the counts that the first one leaves.
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
