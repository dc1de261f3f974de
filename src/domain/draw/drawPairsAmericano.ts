import { anneal } from './search/anneal';
import { assignCourts } from './base/assignCourts';
import { listNumbersBelow, type DrawnPair, type DrawnRound } from './base/drawnRound';
import {
  toPresenceFromPairRounds,
  toPairRounds,
  expandPairRound,
  computePairMeetingCounts,
  type PairRound,
} from './base/pairRounds';
import { toDrawnPairRounds, seatByLot, type Seating } from './search/seating';
import { tryPlayerStep } from './search/swapSteps';
import { createRandom } from './base/random';
import { computeEvenSquares } from './fairness/drawBounds';
import {
  sumMatrixCost,
  MEETING_COST,
  REST_RUN_COST,
  countRestRuns,
  createCostSteps,
  type SearchState,
} from './search/searchState';

type PairsAmericanoInput = {
  seed: number;
  courts: number;
  rounds: number;
  /** The draw numbers of each pair's two players. */
  pairs: readonly DrawnPair[];
  /** The started rounds, by players' draw numbers. */
  played?: readonly DrawnRound[];
  /** The numbers of the present pairs, by coming round. In rounds without an item all pairs are present. */
  presence?: readonly (readonly number[])[];
  steps?: number;
};

const STEPS = 300_000;

/** The number of matches left until all pairs have met equally often. */
function countLeftInCycle(count: number, played: number): number {
  const all = (count * (count - 1)) / 2;
  return all - (played % all);
}

/** Creates the search state for matches between fixed pairs: meetings and consecutive rests. */
function createPairSearchState(seating: Seating, played: readonly PairRound[]): SearchState {
  const { players } = seating;
  const drawn = toDrawnPairRounds(seating);
  const rounds = [...played, ...drawn];
  const opponents = computePairMeetingCounts(rounds, players);
  const opponentSteps = createCostSteps(MEETING_COST);
  const matches = rounds.reduce((sum, { matches }) => sum + matches.length, 0);
  const excess =
    sumMatrixCost(opponents, opponentSteps) -
    MEETING_COST * computeEvenSquares(matches, (players * (players - 1)) / 2) +
    REST_RUN_COST * countRestRuns(toPresenceFromPairRounds([...played.slice(-1), ...drawn]));
  return {
    players,
    seating,
    hasFixedPairs: true,
    partners: new Uint8Array(0),
    opponents,
    partnerSteps: createCostSteps(0),
    opponentSteps,
    keys: new Uint16Array(players),
    fours: new Uint8Array(0),
    excess,
  };
}

/**
 * Draws Американо of fixed pairs, in which a pair counts as one player. Every two pairs meet once before any two meet
 * again. The round that ends such a cycle has only the cycle's last matches.
 */
export function drawPairsAmericano(draw: PairsAmericanoInput): DrawnRound[] {
  const { seed, courts, pairs, steps = STEPS } = draw;
  const all = listNumbersBelow(pairs.length);
  const played = toPairRounds(draw.played ?? [], pairs);
  const presence = listNumbersBelow(draw.rounds).map((round) => draw.presence?.[round] ?? all);
  const attended = toPresenceFromPairRounds(played);
  const isSteady = [...attended.map(({ present }) => present), ...presence].every(
    (present) => present.length === pairs.length,
  );
  if (presence.length === 0) return [];

  let matches = played.reduce((sum, { matches }) => sum + matches.length, 0);
  const countSeats = ([group]: readonly (readonly number[])[]) => {
    const most = Math.min(courts, Math.floor(group!.length / 2));
    const count = isSteady ? Math.min(most, countLeftInCycle(pairs.length, matches)) : most;
    matches += count;
    return 2 * count;
  };
  const random = createRandom(seed, played.length, presence.length);
  const problem = {
    players: pairs.length,
    attended,
    presence,
    sexes: null,
    countSeats,
  };
  const seating = seatByLot(problem, random);
  anneal(createPairSearchState(seating, played), steps, random, tryPlayerStep);
  const rounds = toDrawnPairRounds(seating).map((round) => expandPairRound(round, pairs));
  const players = 1 + Math.max(...pairs.flat());
  return assignCourts(rounds, draw.played ?? [], players, seed);
}
