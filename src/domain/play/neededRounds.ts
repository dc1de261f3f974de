import { roundsForAll } from './draw/pairs';
import { ROUNDS_MAX } from './gameSettings';
import { plannedRounds, type Times } from './planner';
import type { PlayState } from './playState';
import { courtsOf, presentAt } from './presence';
import { presentIn } from './round';
import { formatOf } from './seeding';
import type { Tournament } from '../tournament';

/**
 * PLAY-48: in how many rounds of an Американо every fixed pair meets every other; null where that plans nothing. Those
 * of the first round count: a pair that leaves later makes the others' evening no shorter.
 */
function neededRounds(state: PlayState, type: Tournament['tournament_type']): number | null {
  if (state.settings.variant !== 'fixed' || formatOf(type) !== 'americano') return null;
  const [first] = state.rounds;
  const present = first ? presentIn(first) : presentAt(state, 1);
  const courts = first ? first.matches.length : courtsOf(state, present);
  return courts === 0 ? null : Math.min(ROUNDS_MAX, roundsForAll(present.length / 2, courts));
}

/** PLAY-1, PLAY-48: how many rounds of a play are planned. */
export const plannedFor = (
  state: PlayState,
  tournament: Times & Pick<Tournament, 'tournament_type'>,
): number =>
  plannedRounds(state.settings, tournament, neededRounds(state, tournament.tournament_type));
