import { listDrawnMatchPlayers, type DrawnRound } from './base/drawnRound';
import type { DrawProblem } from './base/drawProblem';
import { computeMeetingCounts, computeMatchCounts } from './base/meetingCounts';
import { sumBrokenWishes } from './base/wishes';
import { computeDrawBounds } from './fairness/drawBounds';

/** How well a draw meets the aims below the first, the more important first; less is better. */
type DrawPenalties = readonly number[];

/** Sums over each two once. */
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
 * Aims 2 to 4 of a whole Американо, behind what people wish (DRAW-20): partners repeated (and how evenly), opponents' largest count and
 * squares, rests twice running with foursomes that meet again. The first holds in every draw.
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

/** Negative where the first is better. */
const comparePenalties = (one: DrawPenalties, other: DrawPenalties): number =>
  one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0;

/** A draw as a whole. */
export type EvaluatedDraw = {
  rounds: readonly DrawnRound[];
  penalties: DrawPenalties;
  /** Whether none can meet the second and the third aim better. */
  isEven: boolean;
  /** Whether no wish is broken either. */
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

/** The first of those that meet the aims best. */
export const pickBestDraw = (draws: readonly EvaluatedDraw[]): EvaluatedDraw | undefined =>
  draws.reduce<EvaluatedDraw | undefined>(
    (best, draw) => (best && comparePenalties(best.penalties, draw.penalties) <= 0 ? best : draw),
    undefined,
  );
