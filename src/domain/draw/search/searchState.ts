import { listDrawnMatchPlayers, type DrawnPresence } from '../base/drawnRound';
import { toPresenceFromRounds, type DrawProblem } from '../base/drawProblem';
import {
  computeMeetingCounts,
  computeMatchCounts,
  type MeetingCounts,
} from '../base/meetingCounts';
import { createRandom } from '../base/random';
import { sumBrokenWishes } from '../base/wishes';
import { computeDrawBounds } from '../fairness/drawBounds';
import { toDrawnRounds, type Seating } from './seating';

/** The cost of increasing a count by one, indexed by the count. */
type Steps = Int32Array;

/** The seating and its counts; the search changes both in place. */
export type SearchState = MeetingCounts & {
  seating: Seating;
  /** True for fixed pairs, where each pair has one seat. */
  hasFixedPairs: boolean;
  partnerSteps: Steps;
  opponentSteps: Steps;
  /** Key of each player; the key of a foursome is the exclusive-or of its players' keys. */
  keys: Uint16Array;
  /** Number of matches of a foursome, by key. Foursomes rarely share a key, and that has little effect. */
  fours: Uint8Array;
  /** The cost above the lower bound of any seating; the search stops at 0. */
  excess: number;
};

const PARTNERS_AGAIN = 96;
export const MEETING_COST = 8;
const MET_TOO_OFTEN = 12;
export const FOURSOME_COST = 3;
export const REST_RUN_COST = 3;

const KEYS = 1 << 14;
/** A number above any count, because two players meet at most once per round. */
const MOST = 128;
/** Cost of a broken wish, which exceeds any gain elsewhere (DRAW-20). */
const AGAINST_WISH = 1 << 14;

/**
 * Creates cost steps: `weight` times the squares, plus `extra` beyond `limit`. The second half repeats the steps with
 * the cost of a broken wish.
 */
export function createCostSteps(weight: number, limit = Infinity, extra = 0): Steps {
  const steps = Int32Array.from(
    { length: MOST },
    (_, count) => weight * (2 * count + 1) + (count >= limit ? extra * (count - limit + 1) : 0),
  );
  return Int32Array.of(...steps, ...steps.map((step) => step + AGAINST_WISH));
}

/** Counts of players with a wish start at MOST. Their steps are in the same array, so wishes do not slow the search. */
function markWishes(counts: MeetingCounts, { wishCounts }: DrawProblem): void {
  for (const table of ['partners', 'opponents'] as const) {
    for (const [place, count] of wishCounts[table].entries()) {
      if (count > 0) counts[table][place]! |= MOST;
    }
  }
}

/** The total cost of a symmetric matrix of counts. */
export function sumMatrixCost(table: Uint8Array, steps: Steps): number {
  let cost = 0;
  for (const count of table) for (let step = 0; step < count; step += 1) cost += steps[step]!;
  return cost / 2;
}

/** The number of consecutive rests beyond the unavoidable ones. */
export function countRestRuns(rounds: readonly DrawnPresence[]): number {
  return rounds.reduce((sum, { present, rests }, round) => {
    const before = rounds[round - 1]?.rests ?? [];
    const runs = rests.filter((player) => before.includes(player)).length;
    return sum + runs - Math.max(0, before.length + rests.length - present.length);
  }, 0);
}

export function createSearchState(seating: Seating, problem: DrawProblem): SearchState {
  const { players, played, sexes, wishCounts } = problem;
  const random = createRandom(players);
  const drawn = toDrawnRounds(seating);
  const rounds = [...played, ...drawn];
  const bounds = computeDrawBounds(computeMatchCounts(rounds, players), sexes);
  const keys = Uint16Array.from({ length: players }, () => random() % KEYS);
  const fours = new Uint8Array(KEYS);
  for (const match of rounds.flatMap(({ matches }) => matches)) {
    fours[listDrawnMatchPlayers(match).reduce((key, player) => key ^ keys[player]!, 0)]! += 1;
  }
  const counts = computeMeetingCounts(rounds, players);
  const partnerSteps = createCostSteps(PARTNERS_AGAIN);
  const opponentSteps = createCostSteps(MEETING_COST, bounds.mostMeetings, MET_TOO_OFTEN);
  const excess =
    sumMatrixCost(counts.partners, partnerSteps) -
    PARTNERS_AGAIN * bounds.partnerSquares +
    sumMatrixCost(counts.opponents, opponentSteps) -
    MEETING_COST * bounds.meetingSquares +
    FOURSOME_COST * fours.reduce((sum, count) => sum + Math.max(0, count - 1), 0) +
    REST_RUN_COST * countRestRuns(toPresenceFromRounds([...played.slice(-1), ...drawn])) +
    AGAINST_WISH * sumBrokenWishes(drawn, wishCounts);
  markWishes(counts, problem);
  return {
    ...counts,
    seating,
    hasFixedPairs: false,
    partnerSteps,
    opponentSteps,
    keys,
    fours,
    excess,
  };
}
