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

/** What it costs, in whole numbers, when a count becomes one more than the index. */
type Steps = Int32Array;

/** The seating with its counts, changed in place by the search. */
export type SearchState = MeetingCounts & {
  seating: Seating;
  /** Fixed pairs play each other, a seat each. */
  hasFixedPairs: boolean;
  partnerSteps: Steps;
  opponentSteps: Steps;
  /** By player: a foursome's key is the four of its players, exclusive-or. */
  keys: Uint16Array;
  /** By key: how often the foursome plays. Two may share a key, which costs little. */
  fours: Uint8Array;
  /** How much the seating costs beyond what any must: a search ends at 0. */
  excess: number;
};

const PARTNERS_AGAIN = 96;
export const MEETING_COST = 8;
const MET_TOO_OFTEN = 12;
export const FOURSOME_COST = 3;
export const REST_RUN_COST = 3;

const KEYS = 1 << 14;
/** More than any count can reach: a player meets another at most once a round. */
const MOST = 128;
/** DRAW-20: dearer than all that could be gained by it elsewhere. */
const AGAINST_WISH = 1 << 14;

/** `weight` times the squares, and more beyond `limit`. From MOST on the same again, each against a wish. */
export function createCostSteps(weight: number, limit = Infinity, extra = 0): Steps {
  const steps = Int32Array.from(
    { length: MOST },
    (_, count) => weight * (2 * count + 1) + (count >= limit ? extra * (count - limit + 1) : 0),
  );
  return Int32Array.of(...steps, ...steps.map((step) => step + AGAINST_WISH));
}

/**
 * Those who are not to meet count from MOST on: what they cost is looked up like that of all others, which keeps
 * the search as fast as it is without wishes.
 */
function markWishes(counts: MeetingCounts, { wishCounts }: DrawProblem): void {
  for (const table of ['partners', 'opponents'] as const) {
    for (const [place, count] of wishCounts[table].entries()) {
      if (count > 0) counts[table][place]! |= MOST;
    }
  }
}

/** The cost of all counts of a matrix that has each combination twice. */
export function sumMatrixCost(table: Uint8Array, steps: Steps): number {
  let cost = 0;
  for (const count of table) for (let step = 0; step < count; step += 1) cost += steps[step]!;
  return cost / 2;
}

/** How many of those who rest rested just before as well, beyond those who must. */
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
