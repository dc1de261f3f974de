import {
  listNumbersBelow,
  listDrawnMatchPlayers,
  type DrawnRound,
  type Sex,
} from '../base/drawnRound';
import { computeMeetingCounts, computeMatchCounts } from '../base/meetingCounts';
import { computeDrawBounds, type DrawBounds } from './drawBounds';

/** The fairness of a draw, or of played rounds, for the section «Справедливость». */
export type Fairness = {
  /** Number of matches by player; `rests` likewise. */
  matches: readonly number[];
  rests: readonly number[];
  /** Number of matches by player and player, as partners and as opponents. */
  partners: readonly (readonly number[])[];
  opponents: readonly (readonly number[])[];
  /** Number of matches by player and court, in the order of courts. */
  courts: readonly (readonly number[])[];
  /** Fewest and most, over all combinations of two players with a match. */
  partnerRange: CountRange;
  opponentRange: CountRange;
  /** Number of repeated partnerships: those beyond the first one of the same two players. */
  partnerRepeats: number;
  /** Sum of squared meeting counts over all combinations of two players. */
  meetingSquares: number;
  bounds: DrawBounds;
};

export type CountRange = { least: number; most: number };

export const computeCountRange = (counts: readonly number[]): CountRange => ({
  least: counts.length === 0 ? 0 : Math.min(...counts),
  most: Math.max(0, ...counts),
});

const splitIntoRows = (table: Uint8Array, players: number): number[][] =>
  listNumbersBelow(players).map((row) => [...table.subarray(row * players, (row + 1) * players)]);

function countByCourt(rounds: readonly DrawnRound[], players: number): number[][] {
  const matches = rounds.flatMap((round) => round.matches);
  const courts = Math.max(0, ...matches.map(({ court }) => court));
  const counts = listNumbersBelow(players).map(() => listNumbersBelow(courts).map(() => 0));
  for (const match of matches) {
    for (const player of listDrawnMatchPlayers(match)) counts[player]![match.court - 1]! += 1;
  }
  return counts;
}

export function computeFairness(
  rounds: readonly DrawnRound[],
  players: number,
  sexes: readonly Sex[] | null = null,
): Fairness {
  const matches = computeMatchCounts(rounds, players);
  const counts = computeMeetingCounts(rounds, players);
  const partners = splitIntoRows(counts.partners, players);
  const opponents = splitIntoRows(counts.opponents, players);
  const combinations = listNumbersBelow(players).flatMap((one) =>
    listNumbersBelow(one)
      .filter((other) => matches[one]! > 0 && matches[other]! > 0)
      .map((other) => [one, other] as const),
  );
  const canBePartners = combinations.filter(
    ([one, other]) => !sexes || sexes[one] !== sexes[other],
  );
  const together = canBePartners.map(([one, other]) => partners[one]![other]!);
  const against = combinations.map(([one, other]) => opponents[one]![other]!);
  return {
    matches,
    rests: listNumbersBelow(players).map(
      (player) => rounds.filter(({ rests }) => rests.includes(player)).length,
    ),
    partners,
    opponents,
    courts: countByCourt(rounds, players),
    partnerRange: computeCountRange(together),
    opponentRange: computeCountRange(against),
    partnerRepeats: together.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    meetingSquares: against.reduce((sum, count) => sum + count * count, 0),
    bounds: computeDrawBounds(matches, sexes),
  };
}
