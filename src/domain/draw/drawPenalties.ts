import { listDrawnMatchPlayers, type DrawnRound } from './base/drawnRound';
import type { DrawProblem } from './base/drawProblem';
import { computeMeetingCounts, computeMatchCounts } from './base/meetingCounts';
import { sumBrokenWishes } from './base/wishes';
import { computeDrawBounds } from './fairness/drawBounds';

/** Penalties of a draw, most important first. Lower is better; aim 1 holds by construction. */
type DrawPenalties = readonly number[];

/** Sums the cost over all combinations of two players. */
function sumOverPairs(table: Uint8Array, computeCost: (count: number) => number): number {
  let sum = 0;
  for (const count of table) sum += computeCost(count);
  return sum / 2;
}

function countConsecutiveRests(rounds: readonly DrawnRound[]): number {
  return rounds.reduce((sum, { rests }, round) => {
    const before = rounds[round - 1]?.rests ?? [];
    return sum + rests.filter((player) => before.includes(player)).length;
  }, 0);
}

function countRepeatedFours(rounds: readonly DrawnRound[]): number {
  const fours = rounds.flatMap(({ matches }) =>
    matches.map((match) =>
      listDrawnMatchPlayers(match)
        .sort((one, other) => one - other)
        .join(),
    ),
  );
  return fours.length - new Set(fours).size;
}

/**
 * Penalties: broken wishes (DRAW-20), then aims 2 to 4. Aim 2 has repeated partners and their squares. Aim 3 has the
 * opponents' largest count and squares. Aim 4 has consecutive rests and repeated foursomes.
 */
function computePenalties(
  rounds: readonly DrawnRound[],
  { players, played, wishCounts }: DrawProblem,
): DrawPenalties {
  const { partners, opponents } = computeMeetingCounts(rounds, players);
  return [
    sumBrokenWishes(rounds.slice(played.length), wishCounts),
    sumOverPairs(partners, (count) => Math.max(0, count - 1)),
    sumOverPairs(partners, (count) => count * count),
    Math.max(0, ...opponents),
    sumOverPairs(opponents, (count) => count * count),
    countConsecutiveRests(rounds) + countRepeatedFours(rounds),
  ];
}

/** Negative when the first draw is better. */
const comparePenalties = (one: DrawPenalties, other: DrawPenalties): number =>
  one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0;

export type EvaluatedDraw = {
  rounds: readonly DrawnRound[];
  penalties: DrawPenalties;
  /** True when no draw can meet aims 2 and 3 better. */
  isEven: boolean;
  /** True when the draw is even and breaks no wish. */
  isIdeal: boolean;
};

export function evaluateDraw(rounds: readonly DrawnRound[], problem: DrawProblem): EvaluatedDraw {
  const { players, sexes } = problem;
  const penalties = computePenalties(rounds, problem);
  const [broken, ...even] = penalties;
  const bounds = computeDrawBounds(computeMatchCounts(rounds, players), sexes);
  const floors = [
    bounds.partnerRepeats,
    bounds.partnerSquares,
    bounds.mostMeetings,
    bounds.meetingSquares,
  ];
  const isEven = floors.every((floor, at) => even[at]! <= floor);
  return { rounds, penalties, isEven, isIdeal: isEven && broken === 0 };
}

/** The draw with the lowest penalties, the first one of equals. */
export const pickBestDraw = (draws: readonly EvaluatedDraw[]): EvaluatedDraw | undefined =>
  draws.reduce<EvaluatedDraw | undefined>(
    (best, draw) => (best && comparePenalties(best.penalties, draw.penalties) <= 0 ? best : draw),
    undefined,
  );
