import { listNumbersBelow, type DrawnPair, type DrawnRound } from '../base/drawnRound';
import { computeEvenSquares } from './drawBounds';
import { computeFairness, computeCountRange, type Fairness } from './fairness';

/**
 * The fairness of fixed pairs, with pairs in place of players; pairs have no partners (PLAY-49).
 * @param rounds by pair numbers: both players of a pair have the same number
 */
export function computePairFairness(rounds: readonly DrawnRound[], pairs: number): Fairness {
  // Each pair becomes two players with different numbers; the first player's values are those of the pair.
  const splitPair = ([pair]: DrawnPair): DrawnPair => [2 * pair, 2 * pair + 1];
  const played = rounds.map(({ matches, rests }) => ({
    matches: matches.map(({ court, a, b }) => ({ court, a: splitPair(a), b: splitPair(b) })),
    rests: rests.map((pair) => 2 * pair),
  }));
  const all = computeFairness(played, 2 * pairs);
  const filterFirsts = <Value>(values: readonly Value[]) =>
    values.filter((_, player) => player % 2 === 0);
  const opponents = filterFirsts(all.opponents).map(filterFirsts);
  const matches = filterFirsts(all.matches);
  const against = listNumbersBelow(pairs).flatMap((one) =>
    listNumbersBelow(one)
      .filter((other) => matches[one]! > 0 && matches[other]! > 0)
      .map((other) => opponents[one]![other]!),
  );
  const others = pairs - 1;
  const squares = matches.reduce((sum, count) => sum + computeEvenSquares(count, others), 0);
  return {
    matches,
    rests: filterFirsts(all.rests),
    partners: opponents.map((row) => row.map(() => 0)),
    opponents,
    courts: filterFirsts(all.courts),
    partnerRange: { least: 0, most: 0 },
    opponentRange: computeCountRange(against),
    partnerRepeats: 0,
    meetingSquares: against.reduce((sum, count) => sum + count * count, 0),
    bounds: {
      partnerRepeats: 0,
      partnerSquares: 0,
      mostMeetings: others > 0 ? Math.ceil(Math.max(0, ...matches) / others) : 0,
      meetingSquares: Math.ceil(squares / 2),
    },
  };
}
