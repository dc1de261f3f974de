import type { SearchState } from './searchState';

/**
 * The cost of a swap of fixed pairs, as computeSwapCost computes it for fours. A pair has one seat, and its opponents
 * have the next one.
 */
export function computePairSwapCost(
  { players, opponents, opponentSteps }: SearchState,
  seats: Uint8Array,
  one: number,
  other: number,
  isMatch: boolean,
): number {
  const x = seats[one]! * players;
  const y = seats[other]! * players;
  const met = seats[one ^ 1]!;
  if (isMatch && one === (other ^ 1)) return 0;
  const cost = opponentSteps[opponents[y + met]!]! - opponentSteps[opponents[x + met]! - 1]!;
  if (!isMatch) return cost;
  const alsoMet = seats[other ^ 1]!;
  return (
    cost + opponentSteps[opponents[x + alsoMet]!]! - opponentSteps[opponents[y + alsoMet]! - 1]!
  );
}

/** Adds or removes the meeting of the pair on a seat with its opponents. */
export function updatePairMeetings(
  { players, opponents }: Pick<SearchState, 'players' | 'opponents'>,
  seats: Uint8Array,
  seat: number,
  by: 1 | -1,
): void {
  const one = seats[seat]!;
  const other = seats[seat ^ 1]!;
  opponents[one * players + other]! += by;
  opponents[other * players + one]! += by;
}
