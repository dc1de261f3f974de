import {
  toPresenceFromPairRounds,
  computePairMeetingCounts,
  type PairRound,
} from '../base/pairRounds';
import { computeEvenSquares } from '../fairness/drawBounds';
import {
  sumMatrixCost,
  MEETING_COST,
  REST_RUN_COST,
  countRestRuns,
  createCostSteps,
  type SearchState,
} from './searchState';
import { toDrawnPairRounds, type Seating } from './seating';

/** Creates the search state for matches between fixed pairs: meetings and consecutive rests. */
export function createPairSearchState(seating: Seating, played: readonly PairRound[]): SearchState {
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
