import { updatePairMeetings, computePairSwapCost } from './pairSwap';
import { FOURSOME_COST, type SearchState } from './searchState';

const isOneMatch = (one: number, other: number): boolean => one >> 2 === other >> 2;

/** The key of the foursome that includes this seat. */
function getFoursomeKey({ keys }: SearchState, seats: Uint8Array, seat: number): number {
  const first = seat & ~3;
  return (
    keys[seats[first]!]! ^
    keys[seats[first + 1]!]! ^
    keys[seats[first + 2]!]! ^
    keys[seats[first + 3]!]!
  );
}

/** The cost of another player on a seat, with regard to the seat's partner and opponents. */
function computeReplaceCost(
  search: SearchState,
  seats: Uint8Array,
  seat: number,
  leaving: number,
  entering: number,
): number {
  const { players, partners, opponents, partnerSteps, opponentSteps } = search;
  const partner = seats[seat ^ 1]!;
  const left = seats[seat ^ 2]!;
  const right = seats[seat ^ 3]!;
  const from = leaving * players;
  const to = entering * players;
  return (
    partnerSteps[partners[to + partner]!]! -
    partnerSteps[partners[from + partner]! - 1]! +
    opponentSteps[opponents[to + left]!]! -
    opponentSteps[opponents[from + left]! - 1]! +
    opponentSteps[opponents[to + right]!]! -
    opponentSteps[opponents[from + right]! - 1]!
  );
}

const countBeyondOne = (count: number): number => (count > 1 ? count - 1 : 0);

/** The cost of changing one foursome's key, or two equal ones. */
function computeKeyCost(fours: Uint8Array, from: number, to: number, by: 1 | 2): number {
  const [left, entered] = [fours[from]!, fours[to]!];
  return (
    countBeyondOne(entered + by) -
    countBeyondOne(entered) +
    countBeyondOne(left - by) -
    countBeyondOne(left)
  );
}

/** The cost of repeated foursomes that a swap adds, minus that of those it removes. */
function computeFoursCost(
  search: SearchState,
  seats: Uint8Array,
  one: number,
  other: number,
  isMatch: boolean,
): number {
  const { keys, fours } = search;
  const change = keys[seats[one]!]! ^ keys[seats[other]!]!;
  if (change === 0) return 0;
  const first = getFoursomeKey(search, seats, one);
  if (!isMatch) return FOURSOME_COST * computeKeyCost(fours, first, first ^ change, 1);
  const second = getFoursomeKey(search, seats, other);
  if ((first ^ change) === second) return 0;
  if (first === second) return FOURSOME_COST * computeKeyCost(fours, first, first ^ change, 2);
  return (
    FOURSOME_COST *
    (computeKeyCost(fours, first, first ^ change, 1) +
      computeKeyCost(fours, second, second ^ change, 1))
  );
}

/** The cost of two opponents changing places, which makes partners opponents and vice versa. */
function computeCrossCost(
  search: SearchState,
  seats: Uint8Array,
  one: number,
  other: number,
): number {
  const { players, partners, opponents, partnerSteps, opponentSteps } = search;
  const x = seats[one]! * players;
  const y = seats[other]! * players;
  const p = seats[one ^ 1]!;
  const q = seats[other ^ 1]!;
  return (
    partnerSteps[partners[x + q]!]! +
    partnerSteps[partners[y + p]!]! -
    partnerSteps[partners[x + p]! - 1]! -
    partnerSteps[partners[y + q]! - 1]! +
    opponentSteps[opponents[x + p]!]! +
    opponentSteps[opponents[y + q]!]! -
    opponentSteps[opponents[x + q]! - 1]! -
    opponentSteps[opponents[y + p]! - 1]!
  );
}

/**
 * The cost of swapping the players on two seats of a round; negative for an improvement. Both seats are in matches, or
 * the second is a rest.
 */
export function computeSwapCost(
  search: SearchState,
  round: number,
  one: number,
  other: number,
): number {
  const seats = search.seating.seats[round]!;
  const isMatch = other < search.seating.playing[round]!;
  if (search.hasFixedPairs) return computePairSwapCost(search, seats, one, other, isMatch);
  if (isMatch && isOneMatch(one, other)) {
    return one === (other ^ 1) ? 0 : computeCrossCost(search, seats, one, other);
  }
  const x = seats[one]!;
  const y = seats[other]!;
  const cost =
    computeReplaceCost(search, seats, one, x, y) +
    computeFoursCost(search, seats, one, other, isMatch);
  return isMatch ? cost + computeReplaceCost(search, seats, other, y, x) : cost;
}

/** Adds or removes the meetings of the player on a seat, and of the player's foursome. */
function countSeat(search: SearchState, seats: Uint8Array, seat: number, by: 1 | -1): void {
  if (search.hasFixedPairs) {
    updatePairMeetings(search, seats, seat, by);
    return;
  }
  const { players, partners, opponents } = search;
  const player = seats[seat]!;
  const partner = seats[seat ^ 1]!;
  const left = seats[seat ^ 2]!;
  const right = seats[seat ^ 3]!;
  partners[player * players + partner]! += by;
  partners[partner * players + player]! += by;
  opponents[player * players + left]! += by;
  opponents[left * players + player]! += by;
  opponents[player * players + right]! += by;
  opponents[right * players + player]! += by;
  search.fours[getFoursomeKey(search, seats, seat)]! += by;
}

/** Swaps the players on two seats of a round; the second seat may be a rest, as in computeSwapCost. */
export function swapSeats(search: SearchState, round: number, one: number, other: number): void {
  const seats = search.seating.seats[round]!;
  const isMatch = other < search.seating.playing[round]!;
  countSeat(search, seats, one, -1);
  if (isMatch) countSeat(search, seats, other, -1);
  const player = seats[one]!;
  seats[one] = seats[other]!;
  seats[other] = player;
  countSeat(search, seats, one, 1);
  if (isMatch) countSeat(search, seats, other, 1);
}
