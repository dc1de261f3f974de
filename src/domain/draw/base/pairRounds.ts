import type { DrawnPresence, DrawnPair, DrawnRound } from './drawnRound';

/** A match by the numbers of its two fixed pairs. */
export type FixedPairMatch = readonly [number, number];

/** A round of fixed pairs, by pair numbers. */
export type PairRound = { matches: readonly FixedPairMatch[]; rests: readonly number[] };

/**
 * Converts played rounds to pair numbers. Each side counts as the pair of its first player. A match is skipped when a
 * side's first player has no pair.
 */
export function toPairRounds(
  played: readonly DrawnRound[],
  pairs: readonly DrawnPair[],
): PairRound[] {
  const numberOf = new Map(pairs.flatMap((pair, number) => pair.map((player) => [player, number])));
  return played.map(({ matches, rests }) => ({
    matches: matches
      .map(({ a, b }): FixedPairMatch => [numberOf.get(a[0]) ?? -1, numberOf.get(b[0]) ?? -1])
      .filter(([one, other]) => one >= 0 && other >= 0),
    rests: [...new Set(rests.map((player) => numberOf.get(player) ?? -1))].filter(
      (number) => number >= 0,
    ),
  }));
}

export const expandPairRound = (
  { matches, rests }: PairRound,
  pairs: readonly DrawnPair[],
): DrawnRound => ({
  matches: matches.map(([one, other], at) => ({ court: at + 1, a: pairs[one]!, b: pairs[other]! })),
  rests: rests.flatMap((number) => pairs[number]!).sort((one, other) => one - other),
});

export const toPresenceFromPairRounds = (rounds: readonly PairRound[]): DrawnPresence[] =>
  rounds.map(({ matches, rests }) => ({ present: [...matches.flat(), ...rests], rests }));

/** Meetings of every two pairs: a symmetric `count` × `count` matrix. */
export function computePairMeetingCounts(rounds: readonly PairRound[], count: number): Uint8Array {
  const meetings = new Uint8Array(count * count);
  for (const [one, other] of rounds.flatMap(({ matches }) => matches)) {
    meetings[one * count + other]! += 1;
    meetings[other * count + one]! += 1;
  }
  return meetings;
}

/** The number of rounds until every two pairs have met. */
export const countRoundRobinRounds = (pairs: number, courts: number): number =>
  Math.ceil((pairs * (pairs - 1)) / 2 / Math.max(1, Math.min(courts, Math.floor(pairs / 2))));
